import { useState } from 'react';
import classes from '#pages/usuarios/actualizar/charts.module.css';
import { type Casilla, hallazgoDeSemanas } from '#pages/usuarios/actualizar/semanas.ts';
import { Section } from '#ui/frame/Section.tsx';
import { Figures } from '#ui/charts/Figures.tsx';
import { type View, ViewSwitch } from '#ui/charts/ViewSwitch.tsx';
import { diaCorto, diaLargo } from '#ui/charts/days.ts';
import { cuenta, numero } from '#ui/words/words.ts';

const LETRAS = ['L', 'M', 'X', 'J', 'V', 'S', 'D'];
const PASO = { x: 34, y: 26 };
const MARGEN = { izquierda: 30, arriba: 14, abajo: 26 };

/** Each day of twelve weeks as a dot that grows with what was done. */
export function Semanas({ semanas }: { readonly semanas: readonly (readonly Casilla[])[] }) {
  const [view, setView] = useState<View>('grafico');
  const hechos = semanas.flat().filter(({ hechas }) => hechas > 0);
  return (
    <Section
      title={hallazgoDeSemanas(semanas)}
      note="Actividades hechas cada día; el punto crece con ellas"
      aside={hechos.length > 0 && <ViewSwitch of="las semanas" value={view} onChange={setView} />}
    >
      {view === 'grafico' ? (
        <Puntos semanas={semanas} />
      ) : (
        <Figures
          caption="Actividades hechas por día"
          head={['Día', 'Actividades']}
          rows={hechos
            .toReversed()
            .map(({ dia, hechas }) => ({ id: dia, cells: [diaLargo(dia), numero(hechas)] }))}
        />
      )}
    </Section>
  );
}

function Puntos({ semanas }: { readonly semanas: readonly (readonly Casilla[])[] }) {
  const tope = Math.max(1, ...semanas.flat().map(({ hechas }) => hechas));
  const todas = semanas.flat().reduce((suma, { hechas }) => suma + hechas, 0);
  const ancho = MARGEN.izquierda + PASO.x * semanas.length;
  const alto = MARGEN.arriba + PASO.y * 7 + MARGEN.abajo;
  const x = (semana: number) => MARGEN.izquierda + PASO.x * semana + PASO.x / 2;
  const y = (dia: number) => MARGEN.arriba + PASO.y * dia;
  return (
    <svg
      className={classes.chart}
      viewBox={`0 0 ${ancho} ${alto}`}
      role="img"
      aria-label={`Doce semanas: ${cuenta(todas, 'actividad hecha', 'actividades hechas')}`}
    >
      {LETRAS.map((letra, dia) => (
        <text key={letra} className={classes.axis} x={0} y={y(dia)} dy="0.36em">
          {letra}
        </text>
      ))}
      {semanas.map((semana, columna) =>
        semana.map(({ dia, hechas, hoy }, fila) => (
          <g key={dia}>
            <circle
              className={hechas > 0 ? classes.dot : classes.quietDot}
              cx={x(columna)}
              cy={y(fila)}
              r={hechas > 0 ? 3.5 + 5.5 * Math.sqrt(hechas / tope) : 1.25}
              opacity={hechas > 0 && hechas < tope / 2 ? 0.6 : 1}
            >
              <title>{`${diaLargo(dia)}: ${cuenta(hechas, 'actividad', 'actividades')}`}</title>
            </circle>
            {hoy && <circle className={classes.today} cx={x(columna)} cy={y(fila)} r={11} />}
          </g>
        )),
      )}
      {[0, 4, 8].map((columna) => (
        <text key={columna} className={classes.axis} x={x(columna)} y={alto - 4} textAnchor="middle">
          {diaCorto(semanas[columna]?.[0]?.dia ?? '1970-01-01')}
        </text>
      ))}
      <text className={classes.now} x={x(semanas.length - 1)} y={alto - 4} textAnchor="middle">
        hoy
      </text>
    </svg>
  );
}
