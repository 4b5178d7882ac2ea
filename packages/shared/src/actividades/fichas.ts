import type { TipoActividad } from '#actividades/contenido.ts';
import type { ReglaDeTipo, ReglaFinalizacion } from '#actividades/reglas.ts';
import { documento } from '#actividades/tipos/documento/ficha.ts';
import { enlace } from '#actividades/tipos/enlace/ficha.ts';
import { evaluacion } from '#actividades/tipos/evaluacion/ficha.ts';
import type { Ficha } from '#actividades/tipos/ficha.ts';
import { lectura } from '#actividades/tipos/lectura/ficha.ts';
import { tarea } from '#actividades/tipos/tarea/ficha.ts';
import { video } from '#actividades/tipos/video/ficha.ts';

/** Every kind, in the order in which they are offered. */
export const FICHAS: Readonly<Record<TipoActividad, Ficha>> = {
  lectura,
  video,
  documento,
  enlace,
  tarea,
  evaluacion,
};

export const fichaDe = (tipo: TipoActividad): Ficha => FICHAS[tipo];

/** A rule as this kind has it; undefined when it makes no sense for it. */
export const reglaDe = (tipo: TipoActividad, regla: ReglaFinalizacion): ReglaDeTipo | undefined =>
  FICHAS[tipo].reglas.find((una) => una.regla === regla);
