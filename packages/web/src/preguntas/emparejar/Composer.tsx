import { ActionIcon } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { ComposerProps } from '#preguntas/composer.ts';
import classes from '#preguntas/composers.module.css';
import { newPart } from '#preguntas/new-part.ts';
import { RichTextField } from '#ui/rich-text/RichTextField.tsx';

const MAX = 20;

interface Texto {
  readonly id: string;
  readonly texto: string;
}

/** Pairs written side by side; answers without a pair only distract. */
export function EmparejarComposer({
  publica,
  clave,
  onChange,
  readOnly,
  cursoId,
}: ComposerProps<'emparejar'>) {
  const { izquierda, derecha } = publica;
  const { pares } = clave;
  const [fresh, setFresh] = useState<string | null>(null);
  const paired = new Set(Object.values(pares));
  const loose = derecha.filter(({ id }) => !paired.has(id));
  const put = (side: 'izquierda' | 'derecha', id: string, texto: string) =>
    onChange({ publica: { [side]: publica[side].map((uno) => (uno.id === id ? { ...uno, texto } : uno)) } });
  const addPair = () => {
    const [left, right] = [newPart(), newPart()];
    onChange({
      publica: {
        izquierda: [...izquierda, { id: left, texto: '' }],
        derecha: [...derecha, { id: right, texto: '' }],
      },
      clave: { pares: { ...pares, [left]: right } },
    });
    setFresh(left);
  };
  const addLoose = () => {
    const id = newPart();
    onChange({ publica: { derecha: [...derecha, { id, texto: '' }] } });
    setFresh(id);
  };
  const removePair = (left: string) => {
    const { [left]: right, ...others } = pares;
    const shared = Object.values(others).includes(right ?? '');
    onChange({
      publica: {
        izquierda: izquierda.filter(({ id }) => id !== left),
        derecha: shared ? derecha : derecha.filter(({ id }) => id !== right),
      },
      clave: { pares: others },
    });
  };
  const field = (side: 'izquierda' | 'derecha', { id, texto }: Texto, label: string, last: boolean) => (
    <div className={classes.box} data-loose={side === 'derecha' && !paired.has(id) ? true : undefined}>
      <RichTextField
        label={label}
        look="line"
        minRows={1}
        value={texto}
        focused={fresh === id}
        cursoId={cursoId}
        readOnly={readOnly}
        onChange={(next) => put(side, id, next)}
        onKey={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || !last || izquierda.length >= MAX) return false;
          addPair();
          return true;
        }}
      />
    </div>
  );
  return (
    <>
      <ol className={classes.lines} aria-label="Parejas">
        {izquierda.map((left, index) => {
          const right = derecha.find(({ id }) => id === pares[left.id]);
          return (
            <li key={left.id} className={classes.pair}>
              <span className={classes.number}>{index + 1}</span>
              {field('izquierda', left, `Izquierda de la pareja ${index + 1}`, false)}
              <i className={classes.tie} aria-hidden />
              {right &&
                field('derecha', right, `Derecha de la pareja ${index + 1}`, index === izquierda.length - 1)}
              {!readOnly && (
                <ActionIcon
                  size="sm"
                  aria-label={`Quitar la pareja ${index + 1}`}
                  onClick={() => removePair(left.id)}
                >
                  <IconX size={16} stroke={1.75} aria-hidden />
                </ActionIcon>
              )}
            </li>
          );
        })}
        {loose.map((uno, index) => (
          <li key={uno.id} className={classes.pair} data-loose>
            <span className={classes.looseWords}>Respuesta sin pareja</span>
            {field('derecha', uno, `Respuesta sin pareja ${index + 1}`, false)}
            {!readOnly && (
              <ActionIcon
                size="sm"
                aria-label={`Quitar la respuesta sin pareja ${index + 1}`}
                onClick={() => onChange({ publica: { derecha: derecha.filter(({ id }) => id !== uno.id) } })}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ol>
      {!readOnly && (
        <div className={classes.adding}>
          {izquierda.length < MAX && (
            <button type="button" className={classes.add} onClick={addPair}>
              <IconPlus size={18} stroke={1.75} aria-hidden />
              {izquierda.length === 0 ? 'Añadir una pareja' : 'Otra pareja'}
            </button>
          )}
          {derecha.length < 2 * MAX && (
            <button type="button" className={classes.add} onClick={addLoose}>
              <IconPlus size={18} stroke={1.75} aria-hidden />
              Respuesta sin pareja
            </button>
          )}
        </div>
      )}
    </>
  );
}
