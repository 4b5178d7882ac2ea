import { rondaEnPalabras } from '@catedra/shared/cumplimiento/palabras.ts';
import type { PruebaDePersona } from '@catedra/shared/participantes/persona.ts';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/usuarios/actualizar/charts.module.css';
import {
  aprobada,
  calificadas,
  EN_PAPELERA,
  hallazgoDePruebas,
  palabraDe,
} from '#pages/usuarios/actualizar/pruebas.ts';
import { Figures } from '#ui/charts/Figures.tsx';
import { type View, ViewSwitch } from '#ui/charts/ViewSwitch.tsx';
import { AttemptMark } from '#parts/intentos/AttemptMark.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { cuenta, fecha, numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

const CUANTAS = 8;
const ALTO = 222;
const ANCHO = 440;
const M = { arriba: 22, abajo: 28, izquierda: 26, derecha: 22 };

interface NotasProps {
  readonly pruebas: readonly PruebaDePersona[];
  /** Of whoever took them. */
  readonly nombre: string;
}

/** Every exam they took; the marks as a line when there are some to compare. */
export function Notas({ pruebas, nombre }: NotasProps) {
  const notas = calificadas(pruebas).slice(-CUANTAS);
  const [view, setView] = useState<View>(notas.length > 1 ? 'grafico' : 'tabla');
  if (pruebas.length === 0)
    return (
      <Section title="Pruebas">
        <p className={classes.none}>No ha hecho ninguna prueba.</p>
      </Section>
    );
  return (
    <Section
      title={hallazgoDePruebas(pruebas)}
      note="Nota de cada prueba, en orden de fecha"
      aside={notas.length > 1 && <ViewSwitch of="sus pruebas" value={view} onChange={setView} />}
    >
      {view === 'grafico' && notas.length > 1 ? (
        <Linea pruebas={notas} />
      ) : (
        <Tabla pruebas={pruebas} nombre={nombre} />
      )}
    </Section>
  );
}

function Linea({ pruebas }: { readonly pruebas: readonly PruebaDePersona[] }) {
  const now = useNow();
  const zone = useZone();
  const paso = (ANCHO - M.izquierda - M.derecha) / (pruebas.length - 1);
  const x = (i: number) => M.izquierda + paso * i;
  const y = (nota: number) => M.arriba + ((10 - nota) / 10) * (ALTO - M.arriba - M.abajo);
  const punto = (prueba: PruebaDePersona, i: number) => `${x(i)},${y(prueba.nota ?? 0)}`;
  return (
    <svg
      className={classes.chart}
      viewBox={`0 0 ${ANCHO} ${ALTO}`}
      role="img"
      aria-label={`Notas: ${pruebas.map(({ nota }) => numero(nota ?? 0)).join('; ')}`}
    >
      {[0, 5, 10].map((marca) => (
        <g key={marca}>
          <line
            className={marca === 5 ? classes.pass : classes.grid}
            x1={M.izquierda}
            x2={ANCHO}
            y1={y(marca)}
            y2={y(marca)}
          />
          <text className={classes.axis} x={M.izquierda - 10} y={y(marca)} dy="0.36em" textAnchor="end">
            {marca}
          </text>
        </g>
      ))}
      <polyline className={classes.line} points={pruebas.map(punto).join(' ')} />
      {pruebas.map((prueba, i) => {
        const bien = aprobada(prueba) ?? false;
        const [cx, cy] = [x(i), y(prueba.nota ?? 0)];
        return (
          <g key={prueba.id}>
            {bien ? (
              <circle className={classes.dot} cx={cx} cy={cy} r={5} />
            ) : (
              <path className={classes.failed} d={`M${cx} ${cy - 7} l7 7 -7 7 -7 -7z`} />
            )}
            <text
              className={bien ? classes.mark : classes.markFailed}
              x={cx}
              y={bien ? cy - 13 : cy + 22}
              textAnchor={i === 0 ? 'start' : i === pruebas.length - 1 ? 'end' : 'middle'}
            >
              {numero(prueba.nota ?? 0)}
            </text>
            <title>{`${prueba.titulo}: ${numero(prueba.nota ?? 0)}`}</title>
            {(i === 0 || i === pruebas.length - 1) && (
              <text className={classes.axis} x={cx} y={ALTO - 4} textAnchor={i === 0 ? 'start' : 'end'}>
                {fecha(prueba.en, now, zone)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Tabla({ pruebas, nombre }: NotasProps) {
  return (
    <Figures
      caption={`${cuenta(pruebas.length, 'intento')} en sus pruebas`}
      head={['Prueba', 'Cuándo', 'Resultado', 'Nota']}
      rows={pruebas.toReversed().map((prueba) => ({
        id: prueba.id,
        cells: [
          <span key="que" className={classes.what}>
            <TextLink
              quiet
              to={rutas.actividad(prueba.curso.id, prueba.actividadId)}
              search={{ ver: 'resultados', buscar: nombre }}
            >
              {prueba.titulo}
            </TextLink>
            <small>
              {prueba.curso.titulo}
              {prueba.enPapelera && EN_PAPELERA}
              {prueba.ronda > 1 && ` · ${rondaEnPalabras(prueba.ronda)}`}
            </small>
          </span>,
          <Moment key="en" date={prueba.en} />,
          palabraDe(prueba),
          <AttemptMark key="nota" {...prueba} />,
        ],
      }))}
    />
  );
}
