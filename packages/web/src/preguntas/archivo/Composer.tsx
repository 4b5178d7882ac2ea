import { NumberInput } from '@mantine/core';
import type { ComposerProps } from '#preguntas/composer.ts';
import classes from '#preguntas/composers.module.css';
import { HandMarked } from '#preguntas/HandMarked.tsx';

const MAX_ARCHIVOS = 10;

/** Files of one's own, marked by a person. */
export function ArchivoComposer({ publica, clave, onChange, readOnly }: ComposerProps<'archivo'>) {
  return (
    <>
      <div className={`look-row ${classes.inline}`}>
        Se entregan como mucho{' '}
        <NumberInput
          className={classes.short}
          aria-label="Archivos como mucho"
          min={1}
          max={MAX_ARCHIVOS}
          allowDecimal={false}
          readOnly={readOnly}
          value={publica.maxArchivos}
          onChange={(value) => value !== '' && onChange({ publica: { maxArchivos: Number(value) } })}
        />{' '}
        {publica.maxArchivos === 1 ? 'archivo.' : 'archivos.'}
      </div>
      <HandMarked clave={clave} readOnly={readOnly} onChange={(change) => onChange({ clave: change })} />
    </>
  );
}
