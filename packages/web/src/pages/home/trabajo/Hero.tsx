import type { PorCorregir } from '@catedra/shared/reportes/trabajo.ts';
import { DayLine } from '#pages/home/trabajo/DayLine.tsx';
import classes from '#pages/home/trabajo/Hero.module.css';
import { toMark } from '#pages/home/trabajo/to-mark.ts';
import { deDonde, deQueEs } from '#pages/home/trabajo/words.ts';
import { VER } from '#parts/entregas/EntregasTabs.tsx';
import { rutas } from '#platform/paths.ts';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { AppLink, ButtonLink } from '#ui/frame/TextLink.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** From so many letters on it is written smaller, so that whose it is, which comes last, is read. */
const LONG = 80;

/** The work that waits longest, all of them on a line of days, and one button to begin. */
export function Hero({ espera }: { readonly espera: PorCorregir }) {
  const now = useNow();
  const zone = useZone();
  const { total, primero, porDias } = espera;
  if (!primero) return null;
  const title = `${deQueEs(primero)}, de ${fullName(primero.persona)}`;
  return (
    <section className={classes.hero} aria-label="Por corregir">
      <p className={classes.over}>{total === 1 ? 'El que espera' : 'El que más espera'}</p>
      <SerifTitle level={2} size={title.length > LONG ? 24 : 32} className={classes.title}>
        {title}
      </SerifTitle>
      <p className={classes.from}>{deDonde(primero, now, zone)}</p>
      <DayLine porDias={porDias} />
      <div className={`look-line ${classes.foot}`}>
        <ButtonLink {...toMark(primero)} size="md" color="azafran" className={classes.go}>
          {total === 1 ? 'Corregirlo' : 'Empezar por el más antiguo'}
        </ButtonLink>
        <AppLink className={classes.all} to={rutas.actividades()} search={VER}>
          {total === 1 ? 'Ver los trabajos' : `Ver los ${numero(total)}`}
        </AppLink>
      </div>
    </section>
  );
}
