import { ActionIcon, TextInput } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled, IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import classes from '#preguntas/composers.module.css';
import { focusNow } from '#preguntas/focus-now.ts';
import { newPart } from '#preguntas/new-part.ts';

interface Palabra {
  readonly id: string;
  readonly texto: string;
}

interface ChoiceRowsProps {
  readonly opciones: readonly Palabra[];
  readonly pesos: Readonly<Record<string, string>>;
  readonly onChange: (opciones: Palabra[], pesos: Record<string, string>) => void;
  readonly readOnly: boolean;
}

const MAX = 20;

/** What a list offers in a gap, and which one is right. */
export function ChoiceRows({ opciones, pesos, onChange, readOnly }: ChoiceRowsProps) {
  const [fresh, setFresh] = useState<string | null>(null);
  const add = () => {
    const una = { id: newPart(), texto: '' };
    onChange([...opciones, una], { ...pesos });
    setFresh(una.id);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>, id: string) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) onChange([...opciones], { [id]: '1' });
    else if (opciones.length < MAX) add();
  };
  return (
    <>
      <ol className={classes.lines} aria-label="Opciones del desplegable">
        {opciones.map(({ id, texto }, index) => {
          const on = pesos[id] === '1';
          const Shape = on ? IconCircleCheckFilled : IconCircle;
          return (
            <li key={id} className={classes.line} data-on={on || undefined} data-marked>
              <button
                type="button"
                className={`look-flat-button ${classes.mark}`}
                aria-pressed={on}
                aria-label={`La opción ${index + 1} es correcta`}
                disabled={readOnly}
                onClick={() => onChange([...opciones], { [id]: '1' })}
              >
                <Shape size={22} stroke={1.75} aria-hidden />
              </button>
              <TextInput
                aria-label={`Opción ${index + 1} del desplegable`}
                maxLength={200}
                autoComplete="off"
                ref={fresh === id ? focusNow : undefined}
                readOnly={readOnly}
                value={texto}
                onKeyDown={(event) => press(event, id)}
                onChange={(event) => {
                  const words = event.currentTarget.value;
                  onChange(
                    opciones.map((una) => (una.id === id ? { ...una, texto: words } : una)),
                    { ...pesos },
                  );
                }}
              />
              <span className={classes.verdict}>{on && <b>Correcta</b>}</span>
              {!readOnly && (
                <ActionIcon
                  className={classes.remove}
                  size="sm"
                  aria-label={`Quitar la opción ${index + 1}`}
                  onClick={() => {
                    const { [id]: _, ...others } = pesos;
                    onChange(
                      opciones.filter((una) => una.id !== id),
                      others,
                    );
                  }}
                >
                  <IconX size={16} stroke={1.75} aria-hidden />
                </ActionIcon>
              )}
            </li>
          );
        })}
      </ol>
      {!readOnly && opciones.length < MAX && (
        <button type="button" className={`look-bare-button ${classes.add}`} onClick={add}>
          <IconPlus size={18} stroke={1.75} aria-hidden />
          Añadir opción
        </button>
      )}
    </>
  );
}
