import { z } from 'zod';
import { entero, id, momento, texto } from '#core/fields.ts';
import { publica, TIPOS_DE_PREGUNTA } from '#preguntas/tipos.ts';

export const MAX_ETIQUETAS = 20;
export const MAX_NIVELES = 6;

export const etiqueta = () => texto(60).transform((escrita) => escrita.toLocaleLowerCase('es'));
export const etiquetas = () =>
  z
    .array(etiqueta())
    .max(MAX_ETIQUETAS, `Como mucho ${MAX_ETIQUETAS} etiquetas.`)
    .transform((lista) => [...new Set(lista)]);

/** The half that only authors and the marking know; its kind says what it holds. */
export const clave = z.record(z.string(), z.unknown());

/** Both halves, checked together by the kind that the public one names. */
const mitades = { publica, clave };

export const carpeta = z.object({
  id: id(),
  padreId: id().nullable(),
  /** Of one course: only those who may edit it see it. Null: of the academy. */
  cursoId: id().nullable(),
  nombre: z.string(),
  /** Questions in it, without those of its folders. */
  preguntas: z.number().int(),
  version: z.number().int(),
});
export type Carpeta = z.output<typeof carpeta>;

export const carpetas = z.object({
  carpetas: z.array(carpeta),
  /** Every tag in use that may be seen, with how many questions have it. */
  etiquetas: z.array(z.object({ nombre: z.string(), preguntas: z.number().int() })),
  cursos: z.array(z.object({ id: id(), titulo: z.string() })),
});
export type Carpetas = z.output<typeof carpetas>;

export const guardarCarpeta = z.strictObject({
  version: entero(0, 1_000_000_000),
  nombre: texto(120),
  padreId: id().nullable(),
  cursoId: id().nullable(),
});

/** Where a question is used, in words that its author knows. */
const uso = z.object({
  evaluacionId: id(),
  actividadId: id(),
  cursoId: id(),
  titulo: z.string(),
  curso: z.string(),
  estado: z.enum(['borrador', 'publicada', 'cerrada']),
  /** By a draw that may take it, not by name. */
  porSorteo: z.boolean(),
});

/** A question as its author edits it. */
export const pregunta = z.object({
  id: id(),
  /** Raised by every save: two authors never overwrite one another. */
  version: z.number().int(),
  carpetaId: id(),
  cursoId: id().nullable(),
  tipo: z.enum(TIPOS_DE_PREGUNTA),
  etiquetas: z.array(z.string()),
  /** What attempts that start now ask. */
  numero: z.number().int(),
  ...mitades,
  /** Edited and not yet in use: the question is used somewhere and waits for «Usar desde ahora». */
  borrador: z.object({ ...mitades, en: momento(), por: z.string() }).nullable(),
  /** Evaluations that ask for it by name, and attempts that asked it. */
  evaluaciones: z.number().int(),
  intentos: z.number().int(),
  /** Of those, the ones that are being made now. */
  enCurso: z.number().int(),
  /** What it still lacks, of what is being edited. */
  fallos: z.array(z.string()),
  eliminadaEn: momento().nullable(),
  actualizadoEn: momento(),
});
export type PreguntaDeAutor = z.output<typeof pregunta>;

export const preguntaEntera = pregunta.extend({ usos: z.array(uso) });
export type PreguntaEntera = z.output<typeof preguntaEntera>;

export const guardarPregunta = z.strictObject({
  version: entero(0, 1_000_000_000),
  /** Null: the folder of the course of `evaluacionId`, made if it is not there. */
  carpetaId: id().nullable(),
  evaluacionId: id().nullable(),
  etiquetas: etiquetas(),
  ...mitades,
});
export type GuardarPregunta = z.output<typeof guardarPregunta>;

/** What was just put to use is taken back: what an earlier version said is asked again, and the rest waits as a draft. */
export const volverAVersion = z.strictObject({
  numero: entero(1, 1_000_000_000),
  /** The one in use, which it replaces. */
  desde: entero(2, 1_000_000_000),
});
export type VolverAVersion = z.output<typeof volverAVersion>;

export const USOS = ['usadas', 'sin_usar', 'papelera'] as const;

export const consultaDelBanco = z.strictObject({
  carpetaId: id().optional(),
  etiqueta: z.string().max(60).optional(),
  cursoId: id().optional(),
  tipo: z.enum(TIPOS_DE_PREGUNTA).optional(),
  uso: z.enum(USOS).optional(),
  buscar: z.string().max(200).optional(),
  cursor: z.string().max(500).optional(),
  limite: z.coerce.number().int().min(1).max(100).default(50),
});
export type ConsultaDelBanco = z.output<typeof consultaDelBanco>;

/** A question in the list of the bank: one line. */
export const preguntaDelBanco = pregunta
  .pick({
    id: true,
    version: true,
    carpetaId: true,
    cursoId: true,
    tipo: true,
    etiquetas: true,
    evaluaciones: true,
    eliminadaEn: true,
    actualizadoEn: true,
  })
  .extend({
    texto: z.string(),
    /** It lacks something, or it is a draft. */
    pendiente: z.boolean(),
  });
export type PreguntaDelBanco = z.output<typeof preguntaDelBanco>;

export const banco = z.object({
  datos: z.array(preguntaDelBanco),
  siguiente: z.string().nullable(),
  total: z.object({ valor: z.number().int(), exacto: z.boolean() }),
});

const ids = z.array(id()).min(1).max(500, 'Como mucho 500 preguntas a la vez.');
export const moverPreguntas = z.strictObject({ ids, carpetaId: id() });
export const etiquetarPreguntas = z.strictObject({ ids, poner: etiquetas(), quitar: etiquetas() });
export const variasPreguntas = z.strictObject({ ids });
export const hechasVarias = z.object({ cambiadas: z.number().int() });

/** The id of the copy; in the folder of the course of `evaluacionId`, or beside the original. */
export const duplicarPregunta = z.strictObject({
  id: id(),
  evaluacionId: id().optional(),
  /** What is edited and not in use goes with the copy: the original is left as it is used. */
  llevarseLoEditado: z.boolean().optional(),
});
export type DuplicarPregunta = z.output<typeof duplicarPregunta>;

/** A version as it was put to use, and how many attempts asked it. */
const versionDePregunta = z.object({
  numero: z.number().int(),
  ...mitades,
  en: momento(),
  por: z.string(),
  intentos: z.number().int(),
});
export type VersionDePregunta = z.output<typeof versionDePregunta>;

/** From the one in use back; very old ones are left out. */
export const versionesDePregunta = z.object({ versiones: z.array(versionDePregunta) });
