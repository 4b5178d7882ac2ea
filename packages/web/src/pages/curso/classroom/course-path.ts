import type { ActividadDelCurso, CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';

type Secciones = CursoAbierto['secciones'];

export interface Lugar {
  readonly actividad: ActividadDelCurso;
  /** The nearest ones that open; where none does, the one beside it. */
  readonly anterior: ActividadDelCurso | null;
  readonly siguiente: ActividadDelCurso | null;
  /** Position among all, from 1. */
  readonly numero: number;
  readonly total: number;
  /** "Parte 3 de 4": within its own section. */
  readonly parte: number;
  readonly partes: number;
}

const seAbre = ({ estado }: ActividadDelCurso): boolean => estado !== 'bloqueada';

/** The activity that was asked for, else the one to go on with, else the first; null in a course without any. */
export function lugarEn(
  secciones: Secciones,
  pedida: string | undefined,
  siguiente: string | null,
): Lugar | null {
  const todas = secciones.flatMap((seccion) => seccion.actividades);
  const busca = (id: string | null | undefined) => todas.findIndex((una) => una.id === id);
  const lugar = [busca(pedida), busca(siguiente), 0].find((uno) => uno >= 0) ?? 0;
  const actividad = todas[lugar];
  if (!actividad) return null;
  const hermanas = secciones.find((seccion) => seccion.actividades.includes(actividad))?.actividades ?? [];
  return {
    actividad,
    anterior: todas.slice(0, lugar).findLast(seAbre) ?? todas[lugar - 1] ?? null,
    siguiente: todas.slice(lugar + 1).find(seAbre) ?? todas[lugar + 1] ?? null,
    numero: lugar + 1,
    total: todas.length,
    parte: hermanas.indexOf(actividad) + 1,
    partes: hermanas.length,
  };
}

/** Optional, closed and answered: nobody has anything to do with it any more, and its date presses nobody. */
export const isPast = (
  {
    obligatoria,
    nota,
    cerrada,
    venceEn,
  }: Pick<ActividadDelCurso, 'obligatoria' | 'nota' | 'cerrada' | 'venceEn'>,
  now: Date,
): boolean =>
  !obligatoria &&
  (nota !== undefined || cerrada === true) &&
  venceEn !== undefined &&
  Date.parse(venceEn) <= now.getTime();
