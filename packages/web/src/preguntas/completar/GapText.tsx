import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import { IconForms } from '@tabler/icons-react';
import { type Editor, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { pageMeta } from '#platform/page-meta.ts';
import { Gap, toEditor, toStored } from '#preguntas/completar/gap-node.ts';
import classes from '#preguntas/composers.module.css';
import { wordAround } from '#preguntas/completar/gaps.ts';
import { newPart } from '#preguntas/new-part.ts';
import { LABELS } from '#parts/texto/labels.ts';

interface GapTextProps {
  /** HTML with `[[id]]` where gaps stand. */
  readonly value: string;
  /** What was written, and the gap that was just made of some words. */
  readonly onChange: (texto: string, made?: { readonly id: string; readonly words: string }) => void;
  readonly readOnly: boolean;
}

/** A text with gaps: words that are chosen become one. */
export function GapText({ value, onChange, readOnly }: GapTextProps) {
  const told = useRef(value);
  const hand = useRef(onChange);
  useEffect(() => {
    hand.current = onChange;
  }, [onChange]);
  const gapHere = useRef(() => {});
  const editor = useEditor({
    extensions: [StarterKit.configure({ heading: false, codeBlock: false, link: false }), Gap],
    content: toEditor(value),
    editable: !readOnly,
    injectNonce: pageMeta('csp-nonce'),
    editorProps: {
      handleKeyDown: (_, { key, ctrlKey, metaKey, shiftKey }) => {
        if (key !== 'Enter' || shiftKey || !(ctrlKey || metaKey)) return false;
        gapHere.current();
        return true;
      },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Texto con huecos',
        'data-hint': 'Escribe la frase entera, con las palabras que serán huecos',
      },
    },
    onUpdate: ({ editor: changed }) => {
      const texto = toStored(changed.getHTML());
      if (texto === told.current) return;
      told.current = texto;
      hand.current(texto);
    },
  });

  useEffect(() => {
    if (!editor || value === told.current) return;
    told.current = value;
    editor.commands.setContent(toEditor(value), { emitUpdate: false });
  }, [editor, value]);

  const make = () => {
    if (!editor) return;
    const { from, to } = chosenIn(editor.state.selection);
    const words = editor.state.doc.textBetween(from, to, ' ').trim();
    const id = newPart();
    editor
      .chain()
      .focus()
      .insertContentAt({ from, to }, { type: 'hueco', attrs: { id } }, { updateSelection: true })
      .run();
    told.current = toStored(editor.getHTML());
    hand.current(told.current, { id, words });
  };

  useEffect(() => {
    gapHere.current = make;
  });

  return (
    <RichTextEditor editor={editor} labels={LABELS} className={classes.gapText} withTypographyStyles={false}>
      {!readOnly && (
        <div className="look-tight-row" role="group" aria-label="Formato del texto">
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <button
            type="button"
            className={`look-bare-button ${classes.add}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={make}
          >
            <IconForms size={18} stroke={1.75} aria-hidden />
            Poner un hueco
            <kbd>Ctrl Intro</kbd>
          </button>
        </div>
      )}
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}

/** The words that are chosen, or the one where the cursor is. */
function chosenIn({ from, to, empty, $from }: Editor['state']['selection']): { from: number; to: number } {
  if (!empty) return { from, to };
  const start = $from.start();
  // What is no text takes one place, as its sign does.
  const text = $from.parent.textBetween(0, $from.parent.content.size, undefined, '\uFFFC');
  const [first, end] = wordAround(text, $from.parentOffset);
  return { from: start + first, to: start + end };
}
