import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import type { ComposerProps } from '#preguntas/composer.ts';
import classes from '#preguntas/composers.module.css';
import { HandMarked } from '#preguntas/HandMarked.tsx';
import { RichTextField } from '#parts/texto/RichTextField.tsx';

const MAX_PALABRAS = 10_000;

/** A text of one's own, marked by a person. */
export function EnsayoComposer({ publica, clave, onChange, readOnly }: ComposerProps<'ensayo'>) {
  const [starting, setStarting] = useState(publica.plantilla !== '');
  const words = (field: 'minPalabras' | 'maxPalabras', label: string) => (
    <NumberInput
      className={classes.short}
      aria-label={label}
      min={1}
      max={MAX_PALABRAS}
      allowDecimal={false}
      readOnly={readOnly}
      value={publica[field] ?? ''}
      onChange={(value) => onChange({ publica: { [field]: value === '' ? null : Number(value) } })}
    />
  );
  return (
    <>
      <div className={`look-row ${classes.inline}`}>
        Entre {words('minPalabras', 'Palabras como poco')} y {words('maxPalabras', 'Palabras como mucho')}{' '}
        palabras
        {!starting && !readOnly && (
          <button
            type="button"
            className={`look-bare-button ${classes.quiet}`}
            onClick={() => setStarting(true)}
          >
            Poner un texto de partida
          </button>
        )}
      </div>
      {starting && (
        <RichTextField
          label="Texto de partida"
          minRows={3}
          value={publica.plantilla}
          onChange={(plantilla) => onChange({ publica: { plantilla } })}
          readOnly={readOnly}
        />
      )}
      <HandMarked clave={clave} readOnly={readOnly} onChange={(change) => onChange({ clave: change })} />
    </>
  );
}
