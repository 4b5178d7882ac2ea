import { htmlATexto, textoAHtml } from '@catedra/shared';
import { Input, Textarea } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import { RichText } from '#ui/RichText.tsx';
import classes from '#ui/SimpleTextField.module.css';
import { type Mark, markEdit } from '#ui/text-marks.ts';
import { TextMarksBar } from '#ui/TextMarksBar.tsx';

interface SimpleTextFieldProps {
  readonly label: ReactNode;
  /** HTML, as it is stored. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly error?: ReactNode;
  readonly minRows?: number;
  readonly readOnly?: boolean;
}

/** Rich text typed as plain text with a few marks; HTML that says more is kept and edited as it is. */
export function SimpleTextField({ readOnly = false, ...field }: SimpleTextFieldProps) {
  return readOnly ? <Written {...field} /> : <Writing {...field} />;
}

/** As it reads, for whoever may not change it. */
function Written({ label, value }: SimpleTextFieldProps) {
  return (
    <Input.Wrapper label={label} labelElement="div">
      {value === '' ? <p className={classes.help}>Sin texto.</p> : <RichText html={value} />}
    </Input.Wrapper>
  );
}

function Writing({ label, value, onChange, error, minRows = 5 }: SimpleTextFieldProps) {
  const id = useId();
  const helpId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [preview, setPreview] = useState(false);
  const draft = useDraft(value);

  const type = (typed: string) => onChange(draft.type(typed));
  const mark = (kind: Mark) => {
    const field = area.current;
    if (!field) return;
    const edit = markEdit(field.value, field.selectionStart, field.selectionEnd, kind);
    field.focus();
    field.setRangeText(edit.by, edit.from, edit.to);
    field.setSelectionRange(...edit.select);
    type(field.value);
  };

  return (
    <div className={classes.field}>
      <Input.Wrapper id={id} label={label} error={error}>
        <div className={classes.box} data-raw={draft.raw || undefined}>
          {!draft.raw && (
            <TextMarksBar onMark={mark} preview={preview} onPreview={() => setPreview(!preview)} />
          )}
          <Textarea
            id={id}
            ref={area}
            value={draft.text}
            onChange={(event) => type(event.currentTarget.value)}
            error={Boolean(error)}
            minRows={minRows}
            maxRows={28}
            spellCheck
            aria-describedby={helpId}
          />
        </div>
      </Input.Wrapper>
      <p id={helpId} className={classes.help}>
        {draft.raw
          ? 'Este texto tiene formatos que aquí no se pueden escribir con sencillez: se edita como HTML y se guarda tal cual.'
          : 'Deja una línea en blanco entre párrafos. **negrita**, ## título, - lista, [texto](https://…).'}
      </p>
      {preview && !draft.raw && (
        <div className={classes.preview}>
          <p className={classes.caption}>Así se verá</p>
          {value === '' ? (
            <p className={classes.help}>Todavía no hay nada escrito.</p>
          ) : (
            <RichText html={value} />
          )}
        </div>
      )}
    </div>
  );
}

interface Draft {
  /** The HTML that this text stands for. */
  readonly html: string;
  readonly text: string;
  readonly raw: boolean;
  /** Where it began: going back to that text gives back that very HTML. */
  readonly start: { readonly html: string; readonly text: string };
}

function draftOf(html: string): Draft {
  const simple = htmlATexto(html);
  const text = simple ?? html;
  return { html, text, raw: simple === null, start: { html, text } };
}

/** The text as it is being typed, begun again whenever another HTML comes from outside. */
function useDraft(value: string) {
  const [draft, setDraft] = useState(() => draftOf(value));
  const shown = draft.html === value ? draft : draftOf(value);
  if (shown !== draft) setDraft(shown);

  const type = (text: string): string => {
    const typed = shown.raw ? text : textoAHtml(text);
    const html = text === shown.start.text ? shown.start.html : typed;
    setDraft({ ...shown, text, html });
    return html;
  };
  return { text: shown.text, raw: shown.raw, type };
}
