import type { Patron, ReglasDeTexto } from '#preguntas/keys.ts';
import { ActionIcon, Checkbox, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import classes from '#preguntas/composers.module.css';
import { focusNow } from '#preguntas/focus-now.ts';
import { newPart, shifted } from '#preguntas/new-part.ts';
import { WeightField } from '#preguntas/WeightField.tsx';
import { RichTextField } from '#parts/texto/RichTextField.tsx';

interface PatternRowsProps {
  readonly reglas: ReglasDeTexto;
  readonly onChange: (change: Partial<ReglasDeTexto>) => void;
  readonly explain: boolean;
  readonly readOnly: boolean;
}

const MAX = 30;
const nuevo = (): Patron => ({ id: newPart(), patron: '', peso: '1', explicacion: '' });

/** What is accepted as a written answer, in the order in which it is looked for. */
export function PatternRows({ reglas, onChange, explain, readOnly }: PatternRowsProps) {
  const { patrones } = reglas;
  const [fresh, setFresh] = useState<string | null>(null);
  const put = (id: string, change: Partial<Patron>) =>
    onChange({ patrones: patrones.map((uno) => (uno.id === id ? { ...uno, ...change } : uno)) });
  const add = () => {
    const uno = nuevo();
    onChange({ patrones: [...patrones, uno] });
    setFresh(uno.id);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (event.altKey && step) onChange({ patrones: shifted(patrones, index, step) });
    else if (event.key === 'Enter' && patrones.length < MAX) add();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <ol className={classes.lines} aria-label="Respuestas que se aceptan">
        {patrones.map((uno, index) => (
          <li key={uno.id} className={classes.line} data-marked>
            <span className={`look-tight-row ${classes.number}`}>{index + 1}</span>
            <div className={classes.words}>
              <TextInput
                aria-label={`Respuesta ${index + 1}`}
                placeholder="Una respuesta válida"
                maxLength={500}
                autoComplete="off"
                ref={fresh === uno.id ? focusNow : undefined}
                readOnly={readOnly}
                value={uno.patron}
                onChange={(event) => put(uno.id, { patron: event.currentTarget.value })}
                onKeyDown={(event) => press(event, index)}
              />
              {uno.patron.replaceAll('\\*', '').includes('*') && (
                <p className={`look-faint ${classes.note}`}>El asterisco es «lo que sea».</p>
              )}
              {explain && (
                <div className={`look-quiet ${classes.explanation}`}>
                  <span>Si la escribe:</span>
                  <RichTextField
                    label={`Explicación de la respuesta ${index + 1}`}
                    look="line"
                    minRows={1}
                    placeholder="Añadir explicación"
                    value={uno.explicacion}
                    onChange={(explicacion) => put(uno.id, { explicacion })}
                    readOnly={readOnly}
                  />
                </div>
              )}
            </div>
            <span className={classes.verdict}>
              vale
              <WeightField
                label={`Lo que vale la respuesta ${index + 1}`}
                value={uno.peso}
                readOnly={readOnly}
                onChange={(peso) => put(uno.id, { peso })}
              />
            </span>
            {!readOnly && (
              <ActionIcon
                className={classes.remove}
                size="sm"
                aria-label={`Quitar la respuesta ${index + 1}`}
                onClick={() => onChange({ patrones: patrones.filter(({ id }) => id !== uno.id) })}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ol>
      {!readOnly && patrones.length < MAX && (
        <button type="button" className={`look-bare-button ${classes.add}`} onClick={add}>
          <IconPlus size={18} stroke={1.75} aria-hidden />
          {patrones.length === 0 ? 'Añadir una respuesta válida' : 'Otra respuesta válida'}
        </button>
      )}
      <Writing reglas={reglas} onChange={onChange} readOnly={readOnly} />
    </>
  );
}

const COUNTS = [
  ['mayusculas', 'Las mayúsculas cuentan'],
  ['tildes', 'Las tildes cuentan'],
  ['puntoFinal', 'El punto final cuenta'],
] as const;

function Writing({ reglas, onChange, readOnly }: Omit<PatternRowsProps, 'explain'>) {
  const { erratas } = reglas;
  return (
    <div className={classes.checks}>
      {COUNTS.map(([field, label]) => (
        <Checkbox
          key={field}
          label={label}
          disabled={readOnly}
          checked={reglas[field]}
          onChange={(event) => onChange({ [field]: event.currentTarget.checked })}
        />
      ))}
      <span className={classes.check}>
        <Checkbox
          label={erratas === null ? 'Perdonar una errata' : 'Perdonar una errata; entonces vale'}
          disabled={readOnly}
          checked={erratas !== null}
          onChange={(event) => onChange({ erratas: event.currentTarget.checked ? '1' : null })}
        />
        {erratas !== null && (
          <WeightField
            label="Lo que vale con una errata"
            min={0}
            value={erratas}
            readOnly={readOnly}
            onChange={(next) => onChange({ erratas: next })}
          />
        )}
      </span>
      <p className={`look-faint ${classes.note}`}>
        Los espacios de más nunca cuentan, y la ñ nunca es una n.
      </p>
    </div>
  );
}
