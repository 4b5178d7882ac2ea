import { z } from 'zod';
import { actividades } from '#actividades/collection.ts';
import { fichaDe } from '#actividades/fichas.ts';
import { id } from '#core/fields.ts';
import { evaluaciones } from '#evaluaciones/collection.ts';

/** An activity that is taken in tries and its rules are born together. */
export const crearConActividad = z
  .strictObject({
    actividad: actividades.editable.extend({ id: id() }),
    evaluacion: evaluaciones.editable.omit({ actividadId: true, cursoId: true }).extend({ id: id() }),
  })
  .refine(({ actividad }) => fichaDe(actividad.tipo).trabajo === 'intentos', {
    path: ['actividad', 'tipo'],
    error: 'La actividad debe ser una evaluación.',
  });
export type CrearConActividad = z.output<typeof crearConActividad>;

export const creadaConActividad = z.object({
  actividad: actividades.record,
  evaluacion: evaluaciones.record,
});
export type CreadaConActividad = z.output<typeof creadaConActividad>;
