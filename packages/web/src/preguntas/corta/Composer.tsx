import { TextInput } from '@mantine/core';
import type { ComposerProps } from '#preguntas/composer.ts';
import classes from '#preguntas/composers.module.css';
import { PatternRows } from '#preguntas/PatternRows.tsx';

/** A few words, compared with what was foreseen. */
export function CortaComposer({ publica, clave, onChange, readOnly }: ComposerProps<'corta'>) {
  return (
    <>
      <PatternRows
        reglas={clave}
        explain
        readOnly={readOnly}
        onChange={(change) => onChange({ clave: change })}
      />
      <TextInput
        className={classes.help}
        label="Ayuda dentro del campo"
        placeholder="Por ejemplo: una o dos palabras"
        maxLength={200}
        autoComplete="off"
        readOnly={readOnly}
        value={publica.ayuda}
        onChange={(event) => onChange({ publica: { ayuda: event.currentTarget.value } })}
      />
    </>
  );
}
