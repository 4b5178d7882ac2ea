import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { formatoEn } from '@catedra/shared/fechas/en-zona.ts';
import type { LoCorregido, PorCorregir } from '@catedra/shared/reportes/trabajo.ts';
import classes from '#pages/home/trabajo/Prize.module.css';
import { premio } from '#pages/home/trabajo/words.ts';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { Drawing } from '#ui/states/Drawing.tsx';
import { numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** Nothing waits: the tray, and what was marked lately. */
export function Prize({ corregido }: Pick<PorCorregir, 'corregido'>) {
  const now = useNow();
  const zone = useZone();
  return (
    <section className={classes.prize} aria-label="Por corregir">
      <Drawing name="tray" />
      <div>
        <SerifTitle level={2} size={32} className={classes.title}>
          La bandeja está vacía
        </SerifTitle>
        <p className={classes.words}>{premio(corregido, now, zone)}</p>
        {corregido && <Marked porDia={corregido.porDia} />}
      </div>
    </section>
  );
}

/** A day with more than these says its number. */
const BLOCKS = 5;

/** A block for each work of each of the last days. */
function Marked({ porDia }: Pick<LoCorregido, 'porDia'>) {
  const now = useNow();
  const zone = useZone();
  const days = porDia.map((cuantos, index) => {
    const day = antesDe(now, (porDia.length - 1 - index) * DIA);
    const named = (weekday: 'long' | 'short') => formatoEn(zone, { weekday }).format(day);
    const today = index === porDia.length - 1;
    return { cuantos, short: today ? 'hoy' : named('short'), long: today ? 'hoy' : named('long') };
  });
  const words = days.map(({ cuantos, long }) => `${long} ${cuantos === 0 ? 'ninguno' : numero(cuantos)}`);
  return (
    <div className={classes.days} role="img" aria-label={`Trabajos corregidos: ${words.join(', ')}`}>
      {days.map(({ cuantos, short }) => (
        <div key={short}>
          {cuantos > BLOCKS && <b>{numero(cuantos)}</b>}
          <span>
            {cuantos === 0 ? (
              <i data-none />
            ) : (
              Array.from({ length: Math.min(cuantos, BLOCKS) }, (_, block) => <i key={block} />)
            )}
          </span>
          {short}
        </div>
      ))}
    </div>
  );
}
