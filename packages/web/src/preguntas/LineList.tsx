import { IconGripVertical, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from '#preguntas/composers.module.css';
import { Line, type LineProps } from '#preguntas/Line.tsx';
import { NotTaken } from '#preguntas/NotTaken.tsx';
import { shifted } from '#preguntas/new-part.ts';
import { pastedLines } from '#preguntas/pasted-lines.ts';
import { typeAhead } from '#preguntas/type-ahead.ts';

interface Lined {
  readonly id: string;
  readonly texto: string;
  readonly fija?: boolean;
}

interface LineListProps<L extends Lined>
  extends Pick<LineProps, 'mark' | 'explain' | 'one' | 'readOnly' | 'cursoId'> {
  readonly label: string;
  readonly add: string;
  readonly lines: readonly L[];
  readonly max: number;
  readonly make: (texto: string) => L;
  readonly onChange: (lines: L[]) => void;
  readonly renderAside?: (line: L) => ReactNode;
  readonly placeholders?: readonly string[];
  /** The order is what is asked: lines carry their number. */
  readonly numbered?: boolean;
  /** They are shuffled, and one may keep its place: «todas las anteriores». */
  readonly pinning?: boolean;
}

/** The editor of a line; it exists once its code has come. */
const focusLine = (id: string) =>
  setTimeout(() => document.querySelector<HTMLElement>(`[data-path="linea-${id}"]`)?.focus());

/** Lines one under another, written and moved without leaving the keyboard; a list that is pasted becomes lines. */
export function LineList<L extends Lined>(props: LineListProps<L>) {
  const { lines, max, make, onChange, readOnly, placeholders = [] } = props;
  const [fresh, setFresh] = useState<string | null>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const full = lines.length >= max;

  const insert = (at: number) => {
    if (full) return;
    const line = make('');
    onChange(lines.toSpliced(at, 0, line));
    setFresh(line.id);
    typeAhead((target) => target.matches(`[data-path="linea-${line.id}"]`));
  };
  const remove = (index: number) => {
    onChange(lines.toSpliced(index, 1));
    const beside = lines[index - 1] ?? lines[index + 1];
    if (beside) focusLine(beside.id);
  };
  const move = (index: number, by: -1 | 1) => {
    onChange(shifted(lines, index, by));
    const moved = lines[index];
    if (moved) focusLine(moved.id);
  };
  const paste = (index: number, text: string): boolean => {
    const put = pastedLines(lines, index, text, { max, make });
    if (!put) return false;
    onChange(put.lines);
    setLeft(put.left);
    return true;
  };

  return (
    <>
      <ol className={classes.lines} aria-label={props.label}>
        {lines.map((line, index) => (
          <Line
            key={line.id}
            id={line.id}
            one={props.one}
            index={index}
            html={line.texto}
            fresh={fresh === line.id}
            placeholder={placeholders[index]}
            before={
              props.numbered && (
                <span className={`look-tight-row ${classes.number}`}>
                  {!readOnly && <IconGripVertical size={16} stroke={1.75} aria-hidden />}
                  {index + 1}
                </span>
              )
            }
            mark={props.mark}
            explain={props.explain}
            pin={
              props.pinning
                ? {
                    on: line.fija === true,
                    toggle: () =>
                      onChange(
                        lines.map((other) =>
                          other.id === line.id ? { ...other, fija: !other.fija } : other,
                        ),
                      ),
                  }
                : undefined
            }
            aside={props.renderAside?.(line)}
            readOnly={readOnly}
            cursoId={props.cursoId}
            onChange={(texto) =>
              onChange(lines.map((other) => (other.id === line.id ? { ...other, texto } : other)))
            }
            onEnter={() => insert(index + 1)}
            onRemove={() => remove(index)}
            onMove={(by) => move(index, by)}
            onPaste={(text) => paste(index, text)}
          />
        ))}
      </ol>
      {!readOnly && (
        <div className={`look-line ${classes.adding}`}>
          <button
            type="button"
            className={`look-bare-button ${classes.add}`}
            disabled={full}
            onClick={() => insert(lines.length)}
          >
            <IconPlus size={18} stroke={1.75} aria-hidden />
            {props.add}
            <kbd>Intro</kbd>
          </button>
          {props.mark && <Hints explained={props.explain !== undefined} />}
          {full && <span className={`look-faint ${classes.note}`}>Como mucho {max}.</span>}
          <NotTaken left={left} />
        </div>
      )}
    </>
  );
}

/** What the keyboard does in a line, said once for all of them: one that came with the cursor would move what is below. */
function Hints({ explained }: { readonly explained: boolean }) {
  return (
    <div className={classes.hints} aria-hidden>
      <span>
        <kbd>Ctrl</kbd>
        <kbd>Intro</kbd> marcar como correcta
      </span>
      <span>
        <kbd>Alt</kbd>
        <kbd>↑</kbd>
        <kbd>↓</kbd> mover
      </span>
      {explained && (
        <span>
          <kbd>Tab</kbd> explicación
        </span>
      )}
    </div>
  );
}
