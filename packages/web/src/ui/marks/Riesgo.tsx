import type { EstadoDeCumplimiento } from '@catedra/shared/cumplimiento/estado.ts';
import { riesgoEnPalabras } from '@catedra/shared/cumplimiento/riesgo-en-palabras.ts';
import type { RiesgoDePersona } from '@catedra/shared/cumplimiento/par.ts';
import classes from '#ui/marks/Riesgo.module.css';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface RiesgoProps {
  readonly riesgo: RiesgoDePersona | null;
  readonly cumplimiento: EstadoDeCumplimiento | null;
}

/** Beside a state, never instead of it: that someone may not arrive in time, always with the reason. */
export function Riesgo({ riesgo, cumplimiento }: RiesgoProps) {
  const zona = useZone();
  const now = useNow();
  if (!riesgo || !cumplimiento) return null;
  const porque = riesgoEnPalabras(
    riesgo,
    { ...riesgo, limite: new Date(riesgo.limite), zona },
    cumplimiento,
    now,
  );
  return (
    <span className={classes.risk} title={porque}>
      <b>En riesgo.</b> {porque}
    </span>
  );
}
