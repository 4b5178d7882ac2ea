import type { ComposerProps } from '#preguntas/composer.ts';
import classes from '#preguntas/composers.module.css';
import { WeightField } from '#preguntas/WeightField.tsx';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { RichTextField } from '#parts/texto/RichTextField.tsx';

const SIDES = [
  { value: true, name: 'Verdadero', field: 'siVerdadero' },
  { value: false, name: 'Falso', field: 'siFalso' },
] as const;

/** A statement: it holds or it does not. */
export function VerdaderoFalsoComposer({ clave, onChange, readOnly }: ComposerProps<'verdadero_falso'>) {
  return (
    <>
      <ol className={classes.lines} aria-label="Respuestas">
        {SIDES.map(({ value, name, field }) => {
          const on = clave.correcta === value;
          const Shape = on ? IconCircleCheckFilled : IconCircle;
          return (
            <li key={name} className={classes.line} data-on={on || undefined} data-marked>
              <button
                type="button"
                className={`look-flat-button ${classes.mark}`}
                aria-pressed={on}
                aria-label={`${name} es la correcta`}
                disabled={readOnly}
                onClick={() => onChange({ clave: { correcta: value } })}
              >
                <Shape size={22} stroke={1.75} aria-hidden />
              </button>
              <div className={classes.words}>
                {name}
                <div className={`look-quiet ${classes.explanation}`}>
                  <span>Si lo elige:</span>
                  <RichTextField
                    label={`Explicación de ${name.toLowerCase()}`}
                    look="line"
                    minRows={1}
                    placeholder="Añadir explicación"
                    value={clave[field]}
                    onChange={(html) => onChange({ clave: { [field]: html } })}
                    readOnly={readOnly}
                  />
                </div>
              </div>
              <span className={classes.verdict}>{on && <b>Correcta</b>}</span>
            </li>
          );
        })}
      </ol>
      <p className={`look-row ${classes.inline}`}>
        Quien se equivoca recibe{' '}
        <WeightField
          label="Lo que da la respuesta equivocada"
          value={clave.pesoDelError}
          readOnly={readOnly}
          onChange={(pesoDelError) => onChange({ clave: { pesoDelError } })}
        />{' '}
        de los puntos.
      </p>
    </>
  );
}
