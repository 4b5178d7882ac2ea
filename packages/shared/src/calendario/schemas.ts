import { z } from 'zod';
import { id, momento } from '#core/fields.ts';

/** What a date of somebody's calendar is: what ends, what begins, what is worth something until then. */
export const QUE = [
  'vence',
  'renovacion',
  'se_renueva',
  'vale',
  'abre',
  'cierra',
  'empieza',
  'termina',
] as const;
export type Que = (typeof QUE)[number];

const dia = z.iso.date();

export const fechaDelCalendario = z.object({
  /** The same for as long as it speaks of the same thing, whatever its day. */
  clave: z.string(),
  que: z.enum(QUE),
  de: z.enum(['curso', 'evaluacion', 'actividad']),
  /** Of the evaluation, or the slug of the course. */
  ref: z.string(),
  /** With `actividad`, which one of the course. */
  actividadId: id().optional(),
  titulo: z.string(),
  /** On the calendar of its person. */
  dia,
  momento: momento(),
  /** Without it, the date is its whole day. */
  conHora: z.boolean(),
  estado: z.enum(['sin_empezar', 'empezada', 'hecha']),
  /** Of what is done, where it has one. */
  nota: z.number().nullable(),
});
export type FechaDelCalendario = z.output<typeof fechaDelCalendario>;

/** The address at which other programs read them; what opens it is shown once, when it is given. */
export const direccionDeCalendario = z.object({
  /** Which of those that this person was given. */
  version: z.number().int(),
  /** How it begins and ends, to be known among others. */
  pista: z.string(),
  creadaEn: momento(),
});
export type DireccionDeCalendario = z.output<typeof direccionDeCalendario>;

export const miCalendario = z.object({
  fechas: z.array(fechaDelCalendario),
  /** There were more than are shown. */
  recortadas: z.boolean(),
  desde: dia,
  hasta: dia,
  /** Null: nobody asked for one, or someone else is looking. */
  direccion: direccionDeCalendario.nullable(),
});
export type MiCalendario = z.output<typeof miCalendario>;

/** The address that is there when it is asked for, 0 for none: whoever did not see it change is told. */
export const direccionPedida = z.strictObject({ enLugarDe: z.int().min(0) });

export const direccionNueva = z.object({ direccion: direccionDeCalendario, url: z.string() });
export type DireccionNueva = z.output<typeof direccionNueva>;
