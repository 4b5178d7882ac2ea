import type { DiaDeActividad } from '@catedra/shared/reportes/schemas.ts';
import { useState } from 'react';
import classes from '#pages/dashboard/Actividad.module.css';
import { Figures } from '#ui/charts/Figures.tsx';
import { hallazgoDeActividad, masActivo, topeRedondo } from '#pages/dashboard/hallazgos.ts';
import { diaCorto, diaLargo } from '#ui/charts/days.ts';
import { type View, ViewSwitch } from '#ui/charts/ViewSwitch.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

export function Actividad({ dias }: { readonly dias: readonly DiaDeActividad[] }) {
  const [view, setView] = useState<View>('grafico');
  return (
    <Section
      title={hallazgoDeActividad(dias)}
      note="Actividades completadas por día, últimos 30 días"
      aside={<ViewSwitch of="la actividad" value={view} onChange={setView} />}
    >
      {view === 'grafico' ? (
        <Barras dias={dias} />
      ) : (
        <Figures
          caption="Actividades completadas por día"
          head={['Día', 'Actividades']}
          rows={dias
            .toReversed()
            .map(({ dia, hechas }) => ({ id: dia, cells: [diaLargo(dia), numero(hechas)] }))}
        />
      )}
    </Section>
  );
}

function Barras({ dias }: { readonly dias: readonly DiaDeActividad[] }) {
  const pico = masActivo(dias);
  const tope = topeRedondo(pico?.hechas ?? 0);
  const todas = dias.reduce((suma, { hechas }) => suma + hechas, 0);
  const [primero, mitad] = [dias[0], dias[Math.floor(dias.length / 2)]];
  return (
    <figure>
      <div
        className={classes.chart}
        role="img"
        aria-label={`Barras de los últimos 30 días: ${cuenta(todas, 'actividad completada', 'actividades completadas')}`}
      >
        {dias.map((dia) => (
          <span
            key={dia.dia}
            className={classes.bar}
            data-peak={dia === pico || undefined}
            style={{ height: `${(100 * dia.hechas) / tope}%` }}
            title={`${diaLargo(dia.dia)}: ${cuenta(dia.hechas, 'actividad', 'actividades')}`}
          />
        ))}
        <span className={classes.top}>{numero(tope)}</span>
      </div>
      <div className={classes.axis} aria-hidden>
        <span>{primero && diaCorto(primero.dia)}</span>
        <span>{mitad && diaCorto(mitad.dia)}</span>
        <span>hoy</span>
      </div>
    </figure>
  );
}
