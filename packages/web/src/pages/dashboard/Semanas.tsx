import type { SemanaDeActividad } from '@catedra/shared/reportes/schemas.ts';
import { useState } from 'react';
import { hallazgoDeSemanas, topeRedondo } from '#pages/dashboard/hallazgos.ts';
import doce from '#pages/dashboard/Doce.module.css';
import classes from '#pages/dashboard/Semanas.module.css';
import { diaCorto } from '#ui/charts/days.ts';
import { Figures } from '#ui/charts/Figures.tsx';
import { type View, ViewSwitch } from '#ui/charts/ViewSwitch.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

type Weeks = readonly SemanaDeActividad[];

const nombreDe = (semanas: Weeks, i: number): string =>
  i === semanas.length - 1 ? 'Esta semana' : `Semana del ${diaCorto(semanas[i]?.desde ?? '')}`;

/** What was completed each week; the last one is still open. */
export function Semanas({ semanas }: { readonly semanas: Weeks }) {
  const [view, setView] = useState<View>('grafico');
  return (
    <Section
      title={hallazgoDeSemanas(semanas)}
      note="Actividades completadas por semana, últimas doce"
      aside={<ViewSwitch of="las doce semanas" value={view} onChange={setView} />}
    >
      {view === 'grafico' ? (
        <Linea semanas={semanas} />
      ) : (
        <Figures
          caption="Actividades completadas por semana"
          head={['Semana', 'Actividades']}
          rows={semanas
            .map(({ desde, hechas }, i) => ({ id: desde, cells: [nombreDe(semanas, i), numero(hechas)] }))
            .toReversed()}
        />
      )}
    </Section>
  );
}

const WIDTH = 1100;
const HEIGHT = 100;

function Linea({ semanas }: { readonly semanas: Weeks }) {
  const tope = topeRedondo(Math.max(...semanas.map(({ hechas }) => hechas)));
  const places = semanas.map(({ hechas }, i) => ({
    x: (WIDTH * i) / (semanas.length - 1),
    y: HEIGHT - (HEIGHT * hechas) / tope,
  }));
  const path = (some: typeof places) =>
    some.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
  const last = semanas.at(-1);
  const lastPlace = places.at(-1);
  const todas = semanas.reduce((suma, { hechas }) => suma + hechas, 0);
  return (
    <figure className={classes.figure}>
      <div
        className={classes.chart}
        role="img"
        aria-label={`Línea de doce semanas: ${cuenta(todas, 'actividad completada', 'actividades completadas')}; esta semana, ${numero(last?.hechas ?? 0)}`}
      >
        <span className={classes.half}>
          <span>{numero(tope / 2)}</span>
        </span>
        <span className={classes.top}>{numero(tope)}</span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          <path className={classes.area} d={`${path(places)} L${WIDTH} ${HEIGHT} L0 ${HEIGHT} Z`} />
          <path className={classes.line} d={path(places.slice(0, -1))} />
          <path className={classes.open} d={path(places.slice(-2))} />
        </svg>
        {lastPlace && (
          <span className={classes.point} style={{ top: `${lastPlace.y}%` }}>
            <b>{numero(last?.hechas ?? 0)}</b>
          </span>
        )}
        <div className={doce.weeks}>
          {semanas.map(({ desde, hechas }, i) => (
            <span
              key={desde}
              title={`${nombreDe(semanas, i)}: ${cuenta(hechas, 'actividad', 'actividades')}`}
            />
          ))}
        </div>
      </div>
      <div className={`${doce.axis} ${classes.axis}`} aria-hidden>
        {semanas.map(({ desde }, i) => (
          // On a phone the last of them would touch «esta semana».
          <span key={desde} data-wide={i === 8 || undefined}>
            {i === semanas.length - 1 ? 'esta semana' : i % 4 === 0 ? diaCorto(desde) : ''}
          </span>
        ))}
      </div>
    </figure>
  );
}
