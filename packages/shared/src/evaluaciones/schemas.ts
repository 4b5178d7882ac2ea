import { z } from 'zod';
import { actividades } from '#actividades/collection.ts';
import { fichaDe } from '#actividades/fichas.ts';
import { entero, id, momento, texto, textoOpcional } from '#core/fields.ts';
import { stored } from '#core/stored.ts';
import { textoRico } from '#cursos/texto-rico.ts';
import { evaluaciones } from '#evaluaciones/collection.ts';
import { seccion, secciones } from '#evaluaciones/composicion.ts';
import { FACTORES, type Factor } from '#evaluaciones/efectivo.ts';
import { rangoDe } from '#evaluaciones/redes.ts';
import { pregunta } from '#preguntas/schemas.ts';

const CON_FACTOR = Object.keys(FACTORES) as [Factor, ...Factor[]];

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

/** What is said of a mark, from its lowest value up. */
export const banda = z.strictObject({
  desde: z.number().min(0).max(10).multipleOf(0.01),
  texto: textoRico(5000),
});
export type Banda = z.output<typeof banda>;

const bandas = z
  .array(banda)
  .max(11, 'Como mucho 11 tramos de nota.')
  .refine(
    (todas) => new Set(todas.map(({ desde }) => desde)).size === todas.length,
    'Dos tramos empiezan en la misma nota.',
  );

/** What only the author may know of an evaluation, besides its questions. */
export const secretos = z.strictObject({
  version: entero(0, 1_000_000_000),
  contrasena: textoOpcional(200),
  bandas,
  /** Networks from which it can be begun: none, from anywhere; absent, as they were. */
  redes: z
    .array(
      z
        .string()
        .trim()
        .max(100)
        .refine(
          (red) => rangoDe(red) !== null,
          'Cada red se escribe como 10.20.0.0/16, 192.168.1.10 o 2001:db8::/32.',
        ),
    )
    .max(50, 'Como mucho 50 redes.')
    .optional(),
});
export type Secretos = z.output<typeof secretos>;
export const secretosGuardados = z.object({ ...stored(secretos.shape), redes: z.array(z.string()) });
export type SecretosGuardados = z.output<typeof secretosGuardados>;

export const guardarComposicion = z.strictObject({ version: entero(0, 1_000_000_000), secciones });
export type GuardarComposicion = z.output<typeof guardarComposicion>;

const sorteoVisto = z.object({
  /** How many it can draw from, and how many it may not see but would draw. */
  disponibles: z.number().int(),
  nombre: z.string(),
});

const fallo = z.object({
  /** The place it is about; null: the whole evaluation. */
  lugarId: id().nullable(),
  frase: z.string(),
  /** It keeps from publishing; else it is only told. */
  impide: z.boolean(),
});
export type Fallo = z.output<typeof fallo>;

/** An evaluation as its author works on it. */
export const evaluacionDeAutor = z.object({
  evaluacion: evaluaciones.record,
  titulo: z.string(),
  curso: z.object({ id: id(), titulo: z.string(), slug: z.string() }),
  composicion: z.object({ version: z.number().int(), secciones: z.array(z.object(stored(seccion.shape))) }),
  /** The questions that stand by name, by their id. */
  preguntas: z.array(pregunta),
  /** What each draw draws from, by its place. */
  sorteos: z.record(z.string(), sorteoVisto),
  secretos: secretosGuardados,
  /** What keeps from publishing, and what is told. */
  fallos: z.array(fallo),
  /** People who have it, attempts going on and made. */
  personas: z.number().int(),
  enCurso: z.number().int(),
  intentos: z.number().int(),
  excepciones: z.number().int(),
});
export type EvaluacionDeAutor = z.output<typeof evaluacionDeAutor>;

export const composicionGuardada = evaluacionDeAutor.pick({
  composicion: true,
  sorteos: true,
  fallos: true,
});

/** Field by field: absent is as everybody has it, null takes the limit away. */
const cambios = z.strictObject({
  abreEn: momento().nullable().optional(),
  cierraEn: momento().nullable().optional(),
  minutos: entero(1, 1440).nullable().optional(),
  intentos: entero(1, 100).nullable().optional(),
});

export const guardarExcepcion = z
  .strictObject({
    usuarioId: id().nullable(),
    grupoId: id().nullable(),
    cambios,
    motivo: texto(500),
  })
  .refine(({ usuarioId, grupoId }) => (usuarioId === null) !== (grupoId === null), {
    path: ['usuarioId'],
    error: 'Elige una persona o un grupo.',
  })
  .refine(({ cambios: suyos }) => Object.values(suyos).some((uno) => uno !== undefined), {
    path: ['cambios'],
    error: 'Di qué cambia: el tiempo, las fechas o los intentos.',
  });
export type GuardarExcepcion = z.output<typeof guardarExcepcion>;

const quien = z.object({ id: id(), nombre: z.string(), apellidos: z.string() });

export const excepcionDeEvaluacion = z.object({
  id: id(),
  usuario: quien.nullable(),
  grupo: z.object({ id: id(), nombre: z.string(), personas: z.number().int() }).nullable(),
  cambios,
  /** What the exceptions of a person's groups say: theirs wins, field by field. */
  susGrupos: z.array(z.object({ nombre: z.string(), cambios })),
  motivo: z.string(),
  por: z.string(),
  en: momento(),
});
export type ExcepcionDeEvaluacion = z.output<typeof excepcionDeEvaluacion>;

/** The exceptions, and who has a standing accommodation among its people (never why). */
export const excepcionesDeEvaluacion = z.object({
  excepciones: z.array(excepcionDeEvaluacion),
  /** Null for whoever may not see accommodations. */
  adaptadas: z.array(quien.extend({ factor: z.enum(CON_FACTOR) })).nullable(),
});

export const adaptacion = z.object({
  factor: z.enum(CON_FACTOR).nullable(),
  motivo: z.string(),
  version: z.number().int(),
});
export type Adaptacion = z.output<typeof adaptacion>;

export const guardarAdaptacion = z.strictObject({
  version: entero(0, 1_000_000_000),
  factor: z.enum(CON_FACTOR).nullable(),
  motivo: z.string().max(1000),
});
