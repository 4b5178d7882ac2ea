import { MINUTO, tras } from '@catedra/shared/core/duraciones.ts';
import type { Apertura } from '@catedra/shared/intentos/apertura.ts';
import classes from '#pages/intentos/TimeBar.module.css';
import { duracion, hora } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

interface TimeBarProps {
  readonly apertura: Extract<Apertura, { tipo: 'abierta' }>;
  /** What the evaluation lasts for this person, when nothing cuts it short. */
  readonly segundos: number | null;
  readonly now: Date;
}

/** From now to the end, and what the close takes away: the words above say the same. */
export function TimeBar({ apertura: { minutos, recortada }, segundos, now }: TimeBarProps) {
  const zone = useZone();
  if (minutos === null || minutos <= 0) return null;
  const lost = recortada && segundos !== null ? Math.max(0, Math.floor(segundos / 60) - minutos) : 0;
  const end = hora(tras(now, minutos * MINUTO), zone);
  return (
    <div className={classes.bar} aria-hidden>
      <div className={classes.have} style={{ flexGrow: minutos }}>
        <p>
          <span>ahora, {hora(now, zone)}</span>
          <span data-end={lost > 0 || undefined}>
            {end} {lost > 0 ? 'cierra' : 'acaba'}
          </span>
        </p>
        <b>{duracion(minutos)}</b>
      </div>
      {lost > 0 && (
        <div className={classes.lost} style={{ flexGrow: lost }}>
          <b>{lost} menos</b>
        </div>
      )}
    </div>
  );
}
