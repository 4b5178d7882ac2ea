import { z } from 'zod';
import { documento } from '#actividades/tipos/documento.ts';
import { enlace } from '#actividades/tipos/enlace.ts';
import { evaluacion } from '#actividades/tipos/evaluacion.ts';
import { lectura } from '#actividades/tipos/lectura.ts';
import { tarea } from '#actividades/tipos/tarea.ts';
import type { Tipo } from '#actividades/tipos/tipo.ts';
import { video } from '#actividades/tipos/video.ts';

/** Every kind of activity there is: a new one is a folder of its own and a line here. */
const todos = { lectura, video, documento, enlace, tarea, evaluacion } as const;

export type TipoActividad = keyof typeof todos;
export const TIPOS_ACTIVIDAD = Object.keys(todos) as [TipoActividad, ...TipoActividad[]];

/** What an activity holds, by its kind. */
export const contenido = z.discriminatedUnion(
  'tipo',
  [
    lectura.contenido,
    video.contenido,
    documento.contenido,
    enlace.contenido,
    tarea.contenido,
    evaluacion.contenido,
  ],
  { error: 'El contenido no corresponde a ningún tipo de actividad.' },
);

export type Contenido = z.output<typeof contenido>;
export type ContenidoDe<T extends TipoActividad> = Extract<Contenido, { tipo: T }>;

export const tipoDe = (tipo: TipoActividad): Tipo => todos[tipo];

/** An empty content of each kind, to start from. */
export const contenidoVacio = (tipo: TipoActividad): Contenido => todos[tipo].vacio;
