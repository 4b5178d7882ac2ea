import { z } from 'zod';
import { actividades } from '#actividades/collection.ts';
import { entero, id, momento } from '#core/fields.ts';
import { cursos } from '#cursos/collection.ts';
import { seccion } from '#cursos/schemas.ts';

/** An activity in the outline of its course: neither what it holds nor when it was made; `lista` when it holds something. */
export const actividadDeIndice = actividades.record
  .omit({ contenido: true, cursoTitulo: true, creadoEn: true, actualizadoEn: true })
  .extend({ lista: z.boolean() });
export type ActividadDeIndice = z.output<typeof actividadDeIndice>;

/** A course, its sections in order, and its activities in the order in which they are taken. */
export const contenidoDeCurso = z.object({
  curso: cursos.record,
  secciones: z.array(seccion),
  actividades: z.array(actividadDeIndice),
});
export type ContenidoDeCurso = z.output<typeof contenidoDeCurso>;

export const lugarDeActividad = z.strictObject({ id: id(), seccion: id(), orden: entero(0, 100_000) });
export type LugarDeActividad = z.output<typeof lugarDeActividad>;

export const ordenarActividades = z.strictObject({
  actividades: z
    .array(lugarDeActividad)
    .min(1)
    .max(2000)
    .refine(
      (lugares) => new Set(lugares.map((lugar) => lugar.id)).size === lugares.length,
      'Hay actividades repetidas.',
    ),
});

export const ordenGuardado = z.object({ actividades: z.array(lugarDeActividad) });

/** The id of the copy is made by whoever asks, so that asking twice makes one. */
export const duplicarActividad = z.strictObject({ copiaId: id() });
export type DuplicarActividad = z.output<typeof duplicarActividad>;

export const ponerFechaLimite = z.strictObject({
  actividadIds: z
    .array(id())
    .min(1, 'Elige alguna actividad.')
    .max(500, 'Como mucho 500 actividades a la vez.')
    .refine((ids) => new Set(ids).size === ids.length, 'Hay actividades repetidas.'),
  /** Null takes the due date away. */
  venceEn: momento().nullable(),
});
export type PonerFechaLimite = z.output<typeof ponerFechaLimite>;

export const fechasGuardadas = z.object({ actividadIds: z.array(id()), venceEn: momento().nullable() });
export type FechasGuardadas = z.output<typeof fechasGuardadas>;
