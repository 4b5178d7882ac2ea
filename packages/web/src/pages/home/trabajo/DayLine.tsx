import { ESPERA_MUCHO } from '@catedra/shared/reportes/trabajo-cifras.ts';
import type { PorCorregir, TrabajoEnEspera } from '@catedra/shared/reportes/trabajo.ts';
import { useMediaQuery } from '@mantine/hooks';
import classes from '#pages/home/trabajo/DayLine.module.css';
import { slotsOf, type WaitingDay } from '#pages/home/trabajo/days.ts';
import { toMark } from '#pages/home/trabajo/to-mark.ts';
import { enLaLinea } from '#pages/home/trabajo/words.ts';
import { VER } from '#parts/entregas/EntregasTabs.tsx';
import { rutas } from '#platform/paths.ts';
import { AppLink } from '#ui/frame/TextLink.tsx';
import unseen from '#ui/frame/unseen.module.css';
import { cuenta, diasHasta, iniciales, numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** The days from the oldest work to today, each work a block with its author's letters. */
export function DayLine({ porDias }: Pick<PorCorregir, 'porDias'>) {
  // On a phone a block is narrower than a thumb: it is seen, and the links below lead to the works.
  const phone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const now = useNow();
  const zone = useZone();
  const [oldest] = porDias[0]?.primeros ?? [];
  const slots = slotsOf(porDias, oldest ? -diasHasta(oldest.entregadaEn, now, zone) : 0);
  const columns = { gridTemplateColumns: `repeat(${slots.length}, minmax(0, 1fr))` };
  return (
    <div
      className={classes.line}
      role={phone ? 'img' : undefined}
      aria-label={phone ? inWords(porDias) : undefined}
    >
      <div className={classes.days} style={columns}>
        {slots.map(({ dias, day }) => (
          <div key={dias} data-some={day !== null || undefined} data-long={dias > ESPERA_MUCHO || undefined}>
            {day && <Blocks day={day} links={!phone} />}
          </div>
        ))}
      </div>
      <div className={classes.axis} style={columns} aria-hidden>
        {slots.map(({ dias, label, older }) => (
          <span key={dias} data-older={older || undefined}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

/** "Esperan: 2 desde hace 13 días o más, 1 desde hace 4 días." */
const inWords = (porDias: readonly WaitingDay[]): string =>
  `Días que llevan esperando: ${porDias.map(({ dias, cuantos }) => `${numero(cuantos)}, ${dias === 0 ? 'hoy' : cuenta(dias, 'día')}`).join('; ')}`;

function Blocks({ day, links }: { readonly day: WaitingDay; readonly links: boolean }) {
  const { primeros, cuantos, dias } = day;
  const rest = cuantos - primeros.length;
  return (
    <>
      {rest > 0 &&
        (links ? (
          <AppLink className={classes.more} to={rutas.actividades()} search={VER}>
            <span aria-hidden>+{numero(rest)}</span>
            <span className={unseen.unseen}>
              {`Y ${cuenta(rest, 'trabajo')} más ${dias === 0 ? 'de hoy' : `de hace ${cuenta(dias, 'día')}`}`}
            </span>
          </AppLink>
        ) : (
          // Its blocks name nobody: the number is of them all, in the two figures that fit over one.
          <span className={classes.more}>{cuantos > 99 ? '99+' : cuantos}</span>
        ))}
      {primeros.map((trabajo) =>
        links ? (
          <Block key={`${trabajo.id}.${trabajo.lugar}`} trabajo={trabajo} />
        ) : (
          <span key={`${trabajo.id}.${trabajo.lugar}`} className={classes.block} />
        ),
      )}
    </>
  );
}

function Block({ trabajo }: { readonly trabajo: TrabajoEnEspera }) {
  const now = useNow();
  const zone = useZone();
  const words = enLaLinea(trabajo, now, zone);
  return (
    <AppLink {...toMark(trabajo)} className={classes.block} title={words}>
      <span aria-hidden>{iniciales(trabajo.persona.nombre, trabajo.persona.apellidos)}</span>
      <span className={unseen.unseen}>{words}</span>
    </AppLink>
  );
}
