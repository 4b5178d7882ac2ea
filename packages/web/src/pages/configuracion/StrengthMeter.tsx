import type { DatosPersonales } from '@catedra/shared/sesion/password.ts';
import classes from '#pages/configuracion/StrengthMeter.module.css';
import { fuerzaDe } from '#pages/configuracion/fuerza.ts';

const STEPS = [1, 2, 3];

interface StrengthMeterProps {
  readonly value: string;
  readonly persona: DatosPersonales;
}

/** Said in words while one types; the steps only repeat it for the eye. */
export function StrengthMeter({ value, persona }: StrengthMeterProps) {
  const fuerza = value === '' ? null : fuerzaDe(value, persona);
  return (
    <div className={`look-line look-small ${classes.strength}`} data-level={fuerza?.nivel}>
      {fuerza && (
        <span className={classes.steps} aria-hidden>
          {STEPS.map((step) => (
            <i key={step} className={classes.step} data-on={step <= fuerza.nivel || undefined} />
          ))}
        </span>
      )}
      <span className={classes.words} role="status">
        {fuerza?.palabras}
      </span>
    </div>
  );
}
