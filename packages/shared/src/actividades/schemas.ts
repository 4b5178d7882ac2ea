import { z } from 'zod';
import { actividades } from '#actividades/collection.ts';
import { PARTES_DE_CAMBIO } from '#actividades/pendientes.ts';
import { examinandose } from '#actividades/examinandose.ts';
import { entero, id, momento } from '#core/fields.ts';
import { cursos } from '#cursos/collection.ts';
import { seccion } from '#cursos/schemas.ts';

/** An activity in the outline of its course: neither what it holds nor when it was made. */
export const actividadDeIndice = actividades.record
  .omit({
    contenido: true,
    cursoTitulo: true,
    creadoEn: true,
    actualizadoEn: true,
  })
  .extend({
    /** When its evaluation opens and closes. */
    abreEn: momento().nullable(),
    cierraEn: momento().nullable(),
  });
export type ActividadDeIndice = z.output<typeof actividadDeIndice>;

/** What waits to be published in a course, in words, and whom it touches. */
export const porPublicar = z.object({
  cambios: z.array(
    z.object({
      actividadId: id(),
      /** Which of the things that wait of it this is: discarded by this name. */
      parte: z.enum(PARTES_DE_CAMBIO),
      frase: z.string(),
      /** Nobody who learns saw it before. */
      nueva: z.boolean(),
      /** It stays waiting: it has no content yet. */
      espera: z.boolean(),
    }),
  ),
  /** Of all that waits: publishing is refused when somebody changed it meanwhile. */
  sello: z.string(),
  /** People who have begun the course. */
  empezaron: z.number().int(),
  ...examinandose,
  /** Who could not finish any more: what these ask for had closed, and they have not done it. */
  impiden: z.object({
    personas: z.number().int(),
    actividades: z.array(
      z.object({ actividadId: id(), titulo: z.string(), cerroEn: momento(), personas: z.number().int() }),
    ),
  }),
});
export type PorPublicar = z.output<typeof porPublicar>;

/**
 * A course, its sections in order, and its activities in the order in which they are taken: to those who make it, as
 * they will be once what waits is published.
 */
export const contenidoDeCurso = z.object({
  curso: cursos.record,
  secciones: z.array(seccion),
  actividades: z.array(actividadDeIndice),
  porPublicar: porPublicar.nullable(),
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

/** Fields of an activity, with the version that was read. */
export const guardarActividad = actividades.editable
  .omit({ cursoId: true, tipo: true })
  .partial()
  .extend({ version: z.number().int() });
export type GuardarActividad = z.output<typeof guardarActividad>;

export const publicarCambios = z.strictObject({ sello: z.string().max(200) });

/** Some of what waits, by activity or one thing of one; without either, all of it. */
export const descartarCambios = z.strictObject({
  actividadIds: z.array(id()).max(2000).optional(),
  cambios: z
    .array(z.strictObject({ actividadId: id(), parte: z.enum(PARTES_DE_CAMBIO) }))
    .max(2000)
    .optional(),
});
export type DescartarCambios = z.output<typeof descartarCambios>;

export const cambiosPublicados = z.object({ publicados: z.number().int() });

/** What was removed: what waits for that to be published, by activity, and what went to the bin, by its entry. */
export const quitado = z.object({ esperan: z.array(id()), papeleraIds: z.array(id()) });
export type Quitado = z.output<typeof quitado>;

export const quitarActividades = z.strictObject({
  actividadIds: z
    .array(id())
    .min(1, 'Elige alguna actividad.')
    .max(500, 'Como mucho 500 actividades a la vez.')
    .refine((ids) => new Set(ids).size === ids.length, 'Hay actividades repetidas.'),
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
