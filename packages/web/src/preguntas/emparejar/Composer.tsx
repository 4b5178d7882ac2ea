import { ActionIcon } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { ComposerProps } from '#preguntas/composer.ts';
import classes from '#preguntas/composers.module.css';
import { NotTaken } from '#preguntas/NotTaken.tsx';
import { type Pareja, pastedPairs, type Texto } from '#preguntas/emparejar/pasted-pairs.ts';
import { newPart } from '#preguntas/new-part.ts';
import { RichTextField } from '#parts/texto/RichTextField.tsx';

const MAX = 20;
/** Of what stands in no row. */
const NOWHERE = -1;

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
  const [notTaken, setNotTaken] = useState<readonly string[]>([]);
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
  const paste = (lado: 'izquierda' | 'derecha', index: number, text: string): boolean => {
    const now = izquierda.flatMap((left): Pareja[] => {
      const right = derecha.find(({ id }) => id === pares[left.id]);
      return right ? [{ izquierda: left, derecha: right }] : [];
    });
    const make = () => ({ izquierda: { id: newPart(), texto: '' }, derecha: { id: newPart(), texto: '' } });
    const done = pastedPairs(now, { index, lado, text, max: MAX, make });
    if (!done) return false;
    const rights = new Map([...done.parejas.map((una) => una.derecha), ...loose].map((una) => [una.id, una]));
    onChange({
      publica: { izquierda: done.parejas.map((una) => una.izquierda), derecha: [...rights.values()] },
      clave: { pares: Object.fromEntries(done.parejas.map((una) => [una.izquierda.id, una.derecha.id])) },
    });
    setNotTaken(done.left);
    return true;
  };
  const field = (side: 'izquierda' | 'derecha', { id, texto }: Texto, label: string, row: number) => (
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
          if (
            event.key !== 'Enter' ||
            event.shiftKey ||
            row !== izquierda.length - 1 ||
            izquierda.length >= MAX
          )
            return false;
          if (side === 'izquierda' || !paired.has(id)) return false;
          addPair();
          return true;
        }}
        onPasteText={(text) => row >= 0 && paste(side, row, text)}
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
              <span className={`look-tight-row ${classes.number}`}>{index + 1}</span>
              {field('izquierda', left, `Izquierda de la pareja ${index + 1}`, index)}
              <i className={classes.tie} aria-hidden />
              {right && field('derecha', right, `Derecha de la pareja ${index + 1}`, index)}
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
            {field('derecha', uno, `Respuesta sin pareja ${index + 1}`, NOWHERE)}
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
        <div className={`look-line ${classes.adding}`}>
          {izquierda.length < MAX && (
            <button type="button" className={`look-bare-button ${classes.add}`} onClick={addPair}>
              <IconPlus size={18} stroke={1.75} aria-hidden />
              {izquierda.length === 0 ? 'Añadir una pareja' : 'Otra pareja'}
            </button>
          )}
          {derecha.length < 2 * MAX && (
            <button type="button" className={`look-bare-button ${classes.add}`} onClick={addLoose}>
              <IconPlus size={18} stroke={1.75} aria-hidden />
              Respuesta sin pareja
            </button>
          )}
          <NotTaken left={notTaken} />
        </div>
      )}
    </>
  );
}
