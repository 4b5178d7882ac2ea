import { ActionIcon } from '@mantine/core';
import {
  IconCircle,
  IconCircleCheckFilled,
  IconPin,
  IconPinFilled,
  IconSquare,
  IconSquareCheckFilled,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { joined } from '#preguntas/joined.ts';
import classes from '#preguntas/composers.module.css';
import unseen from '#ui/frame/unseen.module.css';
import { mayuscula } from '#ui/words/words.ts';
import { RichTextField } from '#parts/texto/RichTextField.tsx';

export interface LineProps {
  readonly id: string;
  /** What a line is: «la opción», «el paso». */
  readonly one: string;
  readonly index: number;
  readonly html: string;
  /** It has just been made: the keyboard goes to it. */
  readonly fresh: boolean;
  readonly placeholder?: string;
  readonly before?: ReactNode;
  /** What is right is marked; `one` shape when only one can be. */
  readonly mark?: {
    readonly shape: 'circle' | 'square';
    readonly isOn: (id: string) => boolean;
    readonly toggle: (id: string) => void;
  };
  /** What whoever chooses it reads afterwards. */
  readonly explain?: {
    readonly words: string;
    readonly of: (id: string) => string;
    readonly put: (id: string, html: string) => void;
  };
  /** It keeps its place when the rest is shuffled; absent where nothing is. */
  readonly pin?: { readonly on: boolean; readonly toggle: () => void };
  readonly aside?: ReactNode;
  readonly readOnly: boolean;
  readonly cursoId?: string;
  readonly onChange: (html: string) => void;
  readonly onEnter: () => void;
  readonly onRemove: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onPaste: (text: string) => boolean;
}

const SHAPES = {
  circle: [IconCircle, IconCircleCheckFilled],
  square: [IconSquare, IconSquareCheckFilled],
} as const;

/** One line: marked, written, explained, moved and taken away. */
export function Line(props: LineProps) {
  const { id, one, index, html, mark, explain, readOnly } = props;
  const [explaining, setExplaining] = useState(false);
  const on = mark?.isOn(id) ?? false;
  const explanation = explain?.of(id) ?? '';
  const name = `${one} ${index + 1}`;
  const empty = html === '' || html === '<p></p>';

  const press = (event: KeyboardEvent): boolean => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) mark?.toggle(id);
    else if (event.key === 'Enter' && !event.shiftKey) props.onEnter();
    else if (event.altKey && step) props.onMove(step);
    else if (event.key === 'Backspace' && empty) props.onRemove();
    else return false;
    return true;
  };

  return (
    <li
      className={classes.line}
      data-on={on || undefined}
      data-marked={mark || props.before ? true : undefined}
    >
      {props.before}
      {mark && <Mark {...mark} on={on} name={name} readOnly={readOnly} onToggle={() => mark.toggle(id)} />}
      <div className={classes.words}>
        <RichTextField
          label={`Texto ${joined('de', name)}`}
          look="line"
          minRows={1}
          value={html}
          onChange={props.onChange}
          placeholder={props.placeholder}
          path={`linea-${id}`}
          focused={props.fresh}
          cursoId={props.cursoId}
          readOnly={readOnly}
          onKey={press}
          onPasteText={props.onPaste}
        />
        {explain && (explanation !== '' || explaining) && (
          <div className={`look-quiet ${classes.explanation}`}>
            <span>{explain.words}</span>
            <RichTextField
              label={`Explicación ${joined('de', name)}`}
              look="line"
              minRows={1}
              value={explanation}
              onChange={(next) => explain.put(id, next)}
              focused={explaining}
              readOnly={readOnly}
            />
          </div>
        )}
        {explain && explanation === '' && !explaining && !readOnly && (
          <button
            type="button"
            className={`look-bare-button ${classes.quiet}`}
            onClick={() => setExplaining(true)}
          >
            Añadir explicación<span className={unseen.unseen}> {joined('a', name)}</span>
          </button>
        )}
      </div>
      {props.aside}
      {props.pin && !readOnly && (
        <ActionIcon
          className={classes.pin}
          size="sm"
          aria-pressed={props.pin.on}
          aria-label={`No barajar ${name}: se queda en su sitio`}
          title="No barajarla: se queda en su sitio"
          onClick={props.pin.toggle}
        >
          {props.pin.on ? (
            <IconPinFilled size={16} aria-hidden />
          ) : (
            <IconPin size={16} stroke={1.75} aria-hidden />
          )}
        </ActionIcon>
      )}
      {!readOnly && (
        <ActionIcon
          className={classes.remove}
          size="sm"
          aria-label={`Quitar ${name}`}
          onClick={props.onRemove}
        >
          <IconX size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

interface MarkProps {
  readonly shape: 'circle' | 'square';
  readonly on: boolean;
  readonly name: string;
  readonly readOnly: boolean;
  readonly onToggle: () => void;
}

function Mark({ shape, on, name, readOnly, onToggle }: MarkProps) {
  const [Off, On] = SHAPES[shape];
  const Shape = on ? On : Off;
  return (
    <button
      type="button"
      className={`look-flat-button ${classes.mark}`}
      aria-pressed={on}
      aria-label={`${mayuscula(name)} es correcta`}
      disabled={readOnly}
      onClick={onToggle}
    >
      <Shape size={22} stroke={1.75} aria-hidden />
    </button>
  );
}
