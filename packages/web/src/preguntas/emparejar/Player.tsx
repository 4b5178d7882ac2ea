import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import { NativeSelect } from '@mantine/core';
import type { PlayerProps } from '#preguntas/formas.ts';
import classes from '#preguntas/preguntas.module.css';
import { Rich } from '#preguntas/Rich.tsx';

/** Each on the left takes one of the right from a list: the same with a mouse, a thumb or the keyboard. */
export function Player({ publica, respuesta, onChange, disabled, ids }: PlayerProps<'emparejar'>) {
  const pares = respuesta?.pares ?? {};
  const pair = (left: string, right: string) => {
    const { [left]: _, ...others } = pares;
    const next = right === '' ? others : { ...others, [left]: right };
    onChange(Object.keys(next).length > 0 ? { pares: next } : null);
  };
  return (
    <div className={classes.pairs} role="group" aria-labelledby={ids.enunciado}>
      {publica.izquierda.map(({ id, texto }) => (
        <div key={id} className={classes.pair} data-filled={Object.hasOwn(pares, id) || undefined}>
          <div className={`look-card ${classes.left}`} id={`${ids.base}-${id}`}>
            <Rich html={texto} />
          </div>
          <NativeSelect
            aria-labelledby={`${ids.base}-${id}`}
            disabled={disabled}
            value={pares[id] ?? ''}
            onChange={({ currentTarget: { value } }) => pair(id, value)}
            data={[
              { value: '', label: 'Elige su pareja' },
              ...publica.derecha.map((one) => ({ value: one.id, label: textoPlano(one.texto) })),
            ]}
          />
        </div>
      ))}
    </div>
  );
}
