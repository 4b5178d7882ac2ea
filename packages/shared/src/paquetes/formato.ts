import { z } from 'zod';
import { actividades } from '#actividades/collection.ts';
import { MAX_BYTES_DE_PAQUETE } from '#archivos/limites.ts';
import { MB } from '#archivos/peso.ts';
import { entero, momento, texto, textoOpcional } from '#core/fields.ts';
import { cursos } from '#cursos/collection.ts';
import { evaluaciones } from '#evaluaciones/collection.ts';
import { puntos } from '#evaluaciones/composicion.ts';
import { banda } from '#evaluaciones/schemas.ts';
import { RESTAS } from '#preguntas/resta.ts';
import { clave, etiquetas } from '#preguntas/schemas.ts';
import { publica } from '#preguntas/tipos.ts';

export const FORMATO_DE_CURSO = 'catedra-curso';
/** The one that is written. Those before it, without questions and with fewer rules, are read as well. */
export const VERSION_DE_CURSO = 2;

/** Where the course is written inside the package. */
export const ENTRADA_DEL_CURSO = 'curso.json';
export const CARPETA_DE_ARCHIVOS = 'archivos/';

export const LIMITES_DE_PAQUETE = {
  entradas: 5000,
  bytes: MAX_BYTES_DE_PAQUETE,
  razon: 100,
  bytesDelCurso: 16 * MB,
  preguntas: 5000,
  carpetas: 1000,
} as const;

/** A name inside the package alone: `s1`, `a12`. */
const local = z.string().regex(/^[A-Za-z0-9][\w-]{0,39}$/, 'El identificador no es válido.');

export const RUTA_DE_ARCHIVO = /^archivos\/\d{1,5}-[a-z0-9][a-z0-9._-]{0,79}$/;
const ruta = z.string().regex(RUTA_DE_ARCHIVO, 'La ruta del archivo no es válida.');

export const archivoDePaquete = z.strictObject({
  /** `archivos/<n>-<name>`: the entry that holds its bytes, and how the course refers to it. */
  ruta,
  nombre: texto(255),
  tipo: z.string().max(200),
  bytes: z.number().int().min(0).max(LIMITES_DE_PAQUETE.bytes),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'La suma no es válida.'),
});
export type ArchivoDePaquete = z.output<typeof archivoDePaquete>;

const condicion = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('completada'), actividadId: local }),
  z.strictObject({ tipo: z.literal('nota'), actividadId: local, minima: z.number().min(0).max(10) }),
  z.strictObject({ tipo: z.literal('fecha'), desde: momento() }),
  z.strictObject({ tipo: z.literal('grupo'), grupoId: local }),
]);

const comun = { puntos: puntos().default(1), resta: z.enum(RESTAS).nullable().default(null) };

const lugarDePaquete = z.discriminatedUnion('tipo', [
  z.strictObject({
    tipo: z.literal('pregunta'),
    ...comun,
    pregunta: local,
    /** The description that it stands under, by the name of that question. */
    bajo: local.nullable().default(null),
  }),
  z.strictObject({
    tipo: z.literal('sorteo'),
    ...comun,
    cuantas: entero(1, 200),
    carpeta: local.nullable().default(null),
    etiqueta: textoOpcional(60).default(null),
  }),
]);

/** What an evaluation asks and says, besides its rules. */
export const composicionDePaquete = z.strictObject({
  secciones: z
    .array(
      z.strictObject({
        titulo: textoOpcional(160).default(null),
        lugares: z.array(lugarDePaquete).default([]),
      }),
    )
    .default([]),
  bandas: z.array(banda).default([]),
  /** That it had one; which, never travels. */
  conContrasena: z.boolean().default(false),
});
export type ComposicionDePaquete = z.output<typeof composicionDePaquete>;

/** A folder of the bank, after the one it is in. */
export const carpetaDePaquete = z.strictObject({
  id: local,
  padre: local.nullable().default(null),
  nombre: texto(120),
});
export type CarpetaDePaquete = z.output<typeof carpetaDePaquete>;

/** A question as attempts are asked it, with its key. */
export const preguntaDePaquete = z.strictObject({
  id: local,
  carpeta: local,
  etiquetas: etiquetas(),
  /** Both halves as their kind says; their pictures by the `ruta` of the file. */
  publica,
  clave,
});
export type PreguntaDePaquete = z.output<typeof preguntaDePaquete>;

const suyo = actividades.editable.omit({ cursoId: true, seccion: true, orden: true });

export const actividadDePaquete = z.strictObject({
  id: local,
  ...suyo.shape,
  /** As its kind says, with the `ruta` of a file wherever an activity of the academy has the id of one. */
  contenido: z.looseObject({ tipo: z.string() }),
  requisitos: z.strictObject({ modo: z.enum(['todos', 'alguno']), condiciones: z.array(condicion).max(20) }),
  /** Of kind `evaluacion` alone. */
  evaluacion: evaluaciones.editable
    .omit({ cursoId: true, actividadId: true })
    .extend(composicionDePaquete.shape)
    .optional(),
});
export type ActividadDePaquete = z.output<typeof actividadDePaquete>;

/** A whole course as it travels: what `curso.json` holds. */
export const cursoDePaquete = z.strictObject({
  formato: z.literal(FORMATO_DE_CURSO),
  version: z.literal(VERSION_DE_CURSO),
  exportadoEn: momento(),
  curso: z.strictObject({ ...cursos.editable.shape, imagen: ruta.nullable() }),
  secciones: z.array(
    z.strictObject({ id: local, titulo: texto(160), actividades: z.array(actividadDePaquete) }),
  ),
  carpetas: z.array(carpetaDePaquete),
  preguntas: z.array(preguntaDePaquete),
  archivos: z.array(archivoDePaquete),
  /** Groups that some activity asks for; where it arrives they are looked for by their name. */
  grupos: z.array(z.strictObject({ id: local, nombre: texto(120) })),
});
export type CursoDePaquete = z.output<typeof cursoDePaquete>;
