import { z } from 'zod';
import type { Muestra, Tipo } from '#actividades/tipos/contenido.ts';
import { documento } from '#actividades/tipos/documento/contenido.ts';
import { enlace } from '#actividades/tipos/enlace/contenido.ts';
import { evaluacion } from '#actividades/tipos/evaluacion/contenido.ts';
import { lectura } from '#actividades/tipos/lectura/contenido.ts';
import { tarea } from '#actividades/tipos/tarea/contenido.ts';
import { video } from '#actividades/tipos/video/contenido.ts';

/** Every kind of activity there is; their words and rules are listed in `fichas.ts`. */
const todos = { lectura, video, documento, enlace, tarea, evaluacion } as const;

export type TipoActividad = keyof typeof todos;
export const TIPOS_ACTIVIDAD = Object.keys(todos) as [TipoActividad, ...TipoActividad[]];

type Esquema = (typeof todos)[TipoActividad]['contenido'];

/** What an activity holds, by its kind. */
export const contenido = z.discriminatedUnion(
  'tipo',
  Object.values(todos).map((uno) => uno.contenido) as [Esquema, ...Esquema[]],
  { error: 'El contenido no corresponde a ningún tipo de actividad.' },
);

export type Contenido = z.output<typeof contenido>;
export type ContenidoDe<T extends TipoActividad> = Extract<Contenido, { tipo: T }>;

export const tipoDe = (tipo: TipoActividad): Tipo => todos[tipo];

/** An empty content of each kind, to start from. */
export const contenidoVacio = (tipo: TipoActividad): Contenido => todos[tipo].vacio;

/** A full content of each kind, to try it with. */
export const contenidoDeEjemplo = (tipo: TipoActividad): Contenido => todos[tipo].ejemplo;

export const muestraDe = (suyo: Contenido): Muestra => tipoDe(suyo.tipo).muestra(suyo);
