import { useState } from 'react';
import type { ComposerProps } from '#preguntas/composer.ts';
import classes from '#preguntas/composers.module.css';
import { OptionLines } from '#preguntas/OptionLines.tsx';

/** One option is right; others may give a part, or take one away. */
export function UnicaComposer(props: ComposerProps<'unica'>) {
  const { publica, clave, onChange, readOnly } = props;
  const { pesos } = clave;
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
      <OptionLines
        of={props}
        mark={{ shape: 'circle', isOn: right, toggle: choose }}
        explained="Si la elige:"
        isWeighed={(id) => weighing && !right(id)}
      />
      {!readOnly && !weighing && publica.opciones.length > 1 && (
        <button
          type="button"
          className={`look-bare-button ${classes.quiet}`}
          onClick={() => setWeighing(true)}
        >
          Dar una parte a otras opciones
        </button>
      )}
    </>
  );
}
