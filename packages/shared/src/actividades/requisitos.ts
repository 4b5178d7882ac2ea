import { z } from 'zod';
import { id, momento } from '#core/fields.ts';

const nota = z
  .number({ error: 'Escribe una nota.' })
  .min(0, 'La nota va de 0 a 10.')
  .max(10, 'La nota va de 0 a 10.');

export const condicion = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('completada'), actividadId: id() }),
  z.strictObject({ tipo: z.literal('nota'), actividadId: id(), minima: nota }),
  z.strictObject({ tipo: z.literal('fecha'), desde: momento() }),
  z.strictObject({ tipo: z.literal('grupo'), grupoId: id() }),
]);
export type Condicion = z.output<typeof condicion>;

/** What must hold before an activity opens: all of it or any of it; no conditions, nothing. */
export const requisitos = z.strictObject({
  modo: z.enum(['todos', 'alguno']),
  condiciones: z.array(condicion).max(20, 'Como mucho 20 condiciones.'),
});
export type Requisitos = z.output<typeof requisitos>;

export const SIN_REQUISITOS: Requisitos = { modo: 'todos', condiciones: [] };
