import { SegmentedControl, Textarea } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { formulaError } from '#ui/rich-text/formula-error.ts';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { cursorBehind } from '#parts/texto/cursor-behind.ts';
import { AskDialog } from '#parts/texto/dialogs/AskDialog.tsx';
import classes from '#parts/texto/dialogs/AskDialog.module.css';
import { useTyped } from '#parts/texto/dialogs/typed.ts';
import type { Formula } from '#parts/texto/extensions.ts';

interface FormulaDialogProps {
  readonly editor: Editor;
  /** The one being changed; without one it is new. */
  readonly formula?: Formula;
  readonly onClose: () => void;
}

const PLACES = [
  { value: 'inline', label: 'En la línea' },
  { value: 'block', label: 'En su propio renglón' },
];

const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** As it will stand in the text. */
const previewOf = (latex: string, place: string): string => {
  const tag = place === 'block' ? 'div' : 'span';
  return `<${tag} data-type="${place}-math" data-latex="${quoted(latex.trim())}"></${tag}>`;
};

export function FormulaDialog({ editor, formula, onClose }: FormulaDialogProps) {
  const { typed: latex, refuse, field } = useTyped(formula?.latex ?? '');
  const [place, setPlace] = useState(formula?.block ? 'block' : 'inline');

  const wrong = latex.trim() === '' ? null : formulaError(latex.trim());

  const node = () => ({
    type: place === 'block' ? 'blockMath' : 'inlineMath',
    attrs: { latex: latex.trim() },
  });
  const put = () => {
    if (latex.trim() === '') return refuse('Escribe la fórmula.');
    if (wrong) return refuse(wrong);
    const chain = editor.chain().focus();
    if (formula) chain.insertContentAt({ from: formula.pos, to: formula.pos + 1 }, node());
    else chain.insertContent(node());
    chain.command(cursorBehind).run();
    onClose();
  };
  const remove = () => {
    if (formula)
      editor
        .chain()
        .focus()
        .deleteRange({ from: formula.pos, to: formula.pos + 1 })
        .run();
    onClose();
  };

  return (
    <AskDialog
      title="Fórmula"
      submit={formula ? 'Cambiar la fórmula' : 'Poner la fórmula'}
      onSubmit={put}
      onClose={onClose}
      remove={formula ? { label: 'Quitar', onRemove: remove } : undefined}
    >
      <Textarea
        label="En LaTeX"
        description="Por ejemplo, \frac{a}{b}, \sqrt{x^2 + 1} o, en química, \ce{2H2 + O2 -> 2H2O}."
        minRows={2}
        maxRows={8}
        spellCheck={false}
        data-autofocus
        {...field}
      />
      {latex.trim() !== '' && (
        <div className={classes.preview} role="group" aria-label="Cómo queda">
          {wrong ? (
            <p className={classes.wrong} role="status">
              {wrong}
            </p>
          ) : (
            <Prose html={previewOf(latex, place)} />
          )}
        </div>
      )}
      <SegmentedControl aria-label="Dónde va la fórmula" data={PLACES} value={place} onChange={setPlace} />
    </AskDialog>
  );
}
