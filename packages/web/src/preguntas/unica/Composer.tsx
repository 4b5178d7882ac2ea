import { MAX_OPCIONES } from '@catedra/shared/preguntas/tipos/opciones.ts';
import { useState } from 'react';
import type { ComposerProps } from '#preguntas/composer.ts';
import classes from '#preguntas/composers.module.css';
import { LineList } from '#preguntas/LineList.tsx';
import { newPart } from '#preguntas/new-part.ts';
import { optionsOf } from '#preguntas/options.ts';
import { WeightField } from '#preguntas/WeightField.tsx';

/** One option is right; others may give a part, or take one away. */
export function UnicaComposer(props: ComposerProps<'unica'>) {
  const { publica, clave, onChange, readOnly, cursoId } = props;
  const { pesos, explicaciones } = clave;
  const graded = publica.opciones.some(({ id }) => !['1', '0', undefined].includes(pesos[id]));
  const [weighing, setWeighing] = useState(graded);
  const right = (id: string) => pesos[id] === '1';
  const choose = (id: string) => {
    const others = weighing
      ? Object.fromEntries(Object.entries(pesos).filter(([, peso]) => peso !== '1'))
      : {};
    onChange({ clave: { pesos: right(id) ? others : { ...others, [id]: '1' } } });
  };
  return (
    <>
      <LineList
        label="Opciones"
        one="la opción"
        add="Añadir opción"
        lines={publica.opciones}
        max={MAX_OPCIONES}
        pinning={publica.barajar}
        make={(texto) => ({ id: newPart(), texto, fija: false })}
        placeholders={['Una respuesta', 'Otra respuesta']}
        onChange={(opciones) => onChange(optionsOf(opciones, { pesos, explicaciones }))}
        mark={{ shape: 'circle', isOn: right, toggle: choose }}
        explain={{
          words: 'Si la elige:',
          of: (id) => explicaciones[id] ?? '',
          put: (id, html) => onChange({ clave: { explicaciones: { ...explicaciones, [id]: html } } }),
        }}
        renderAside={({ id }) => (
          <span className={classes.verdict}>
            {right(id) && <b>Correcta</b>}
            {weighing && !right(id) && (
              <WeightField
                label="Vale"
                value={pesos[id] ?? '0'}
                readOnly={readOnly}
                onChange={(peso) => onChange({ clave: { pesos: { ...pesos, [id]: peso } } })}
              />
            )}
          </span>
        )}
        readOnly={readOnly}
        cursoId={cursoId}
      />
      {!readOnly && !weighing && publica.opciones.length > 1 && (
        <button type="button" className={classes.quiet} onClick={() => setWeighing(true)}>
          Dar una parte a otras opciones
        </button>
      )}
    </>
  );
}
