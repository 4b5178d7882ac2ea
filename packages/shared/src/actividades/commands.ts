import { z } from 'zod';
import { actividades } from '#actividades/collection.ts';
import { entero, id } from '#core/fields.ts';
import { cursos } from '#cursos/collection.ts';
import { seccion } from '#cursos/commands.ts';

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
