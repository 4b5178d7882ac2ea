import type { CeldaDe, TipoDeColumna } from '@catedra/shared/informes/celdas.ts';
import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import { diaCorto } from '@catedra/shared/fechas/escribir-fecha.ts';
import { enPorCiento } from '@catedra/shared/informes/palabras.ts';
import { PALABRAS_DE_SITUACION } from '@catedra/shared/participantes/quien-cuenta.ts';
import type { ReactNode } from 'react';
import classes from '#pages/reportes/informe/celdas.module.css';
import { AvanceMark } from '#ui/marks/AvanceMark.tsx';
import { CumplimientoMark } from '#ui/marks/CumplimientoMark.tsx';
import { DueDate, Moment } from '#ui/marks/DueDate.tsx';
import { ProgressBar } from '#ui/marks/ProgressBar.tsx';
import { Riesgo } from '#ui/marks/Riesgo.tsx';
import { fullName, PersonInList } from '#ui/people/PersonName.tsx';
import { duracion, notaEnColumna, numero } from '#ui/words/words.ts';

const NADA = <span className="look-faint-inline">—</span>;

type Dibujar<T extends TipoDeColumna> = (valor: CeldaDe<T>, titulo: string) => ReactNode;

/** Whoever was deleted has no name any more. */
export const deQuien = (persona: CeldaDe<'persona'>): string =>
  fullName(persona) || PALABRAS_DE_SITUACION.eliminada;

/** How a cell of each kind looks, the same in every report. */
export const DIBUJAR: { readonly [T in TipoDeColumna]: Dibujar<T> } = {
  texto: (valor) => (valor === null ? NADA : <span title={valor}>{valor}</span>),
  lista: (valores) =>
    valores.length === 0 ? NADA : <span title={valores.join(', ')}>{valores.join(', ')}</span>,
  persona: (persona) =>
    persona.situacion === 'eliminada' ? (
      deQuien(persona)
    ) : (
      <PersonInList
        {...persona}
        {...(persona.situacion !== 'activo' && { beneath: PALABRAS_DE_SITUACION[persona.situacion] })}
      />
    ),
  curso: ({ titulo }) => (
    <span className="look-muted" title={titulo}>
      {titulo}
    </span>
  ),
  numero: (valor) => (valor === null ? NADA : numero(valor)),
  porcentaje: (valor, titulo) => (valor === null ? NADA : <ProgressBar value={valor} label={titulo} />),
  parte: (valor, titulo) =>
    valor === null ? NADA : <ProgressBar value={valor} label={titulo} written={enPorCiento(valor)} />,
  nota: (valor) => (valor === null ? NADA : notaEnColumna(valor)),
  minutos: (valor) => (valor === null ? NADA : duracion(valor)),
  peso: (valor) => (valor === 0 ? NADA : pesoEnPalabras(valor)),
  dia: (valor) => (valor === null ? NADA : diaCorto(valor)),
  momento: (valor) =>
    valor === null ? (
      NADA
    ) : (
      <span className="look-muted">
        <Moment date={valor} />
      </span>
    ),
  plazo: (valor) =>
    valor === null ? (
      <span className="look-faint-inline">Sin plazo</span>
    ) : (
      <DueDate date={valor.en} done={valor.hecho} />
    ),
  avance: (valor) => (valor === null ? NADA : <AvanceMark estado={valor} />),
  cumplimiento: (valor) =>
    valor === null ? (
      NADA
    ) : (
      <span className={classes.state}>
        <CumplimientoMark estado={valor.estado} />
        {valor.porCorregir && <small className="look-faint">por corregir</small>}
        <Riesgo riesgo={valor.riesgo} cumplimiento={valor.estado} />
      </span>
    ),
};
