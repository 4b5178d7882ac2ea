import { z } from 'zod';
import { id, momento, texto } from '#core/fields.ts';
import { FORMATOS, FORMATOS_DE_SALIDA } from '#importaciones/leida.ts';
import { clave, etiquetas, pregunta } from '#preguntas/schemas.ts';
import { publica } from '#preguntas/tipos.ts';

const cuenta = z.number().int();

export const ESTADOS_DE_IMPORTACION = [
  'por_elegir',
  'revisada',
  'importando',
  'importada',
  'fallida',
  'deshecha',
] as const;
export type EstadoDeImportacion = (typeof ESTADOS_DE_IMPORTACION)[number];

/** What will happen with a line, in the order in which it asks for attention. */
export const ESTADOS_DE_LINEA = [
  'no_importa',
  'conflicto',
  'cambiada',
  'con_cambio',
  'entendida',
  'igual',
  'fuera',
] as const;
export type EstadoDeLinea = (typeof ESTADOS_DE_LINEA)[number];

/** What is done with one that came before and is not the same now. */
export const DECISIONES = ['actualizar', 'nueva', 'dejar'] as const;
export type Decision = (typeof DECISIONES)[number];

export const RESULTADOS_DE_LINEA = ['creada', 'actualizada', 'igual', 'fuera'] as const;
export type ResultadoDeLinea = (typeof RESULTADOS_DE_LINEA)[number];

/** What pasted text travels as. */
export const TEXTO_PEGADO = 'pegado.txt';

/** Where the questions go: a folder of the bank, or that of the course of an evaluation. */
const destino = {
  carpetaId: id().nullable(),
  evaluacionId: id().nullable(),
  /** A folder to be made in that one, or at the top of the academy's bank. */
  nueva: texto(120).nullable(),
  /** Each question in the folder that its file says, inside of that one. */
  conCarpetas: z.boolean(),
};

export const consultaDeSubida = z.strictObject({
  nombre: z.string({ error: 'Falta el nombre del archivo.' }).min(1).max(255),
  carpetaId: id().optional(),
  evaluacionId: id().optional(),
});
export type ConsultaDeSubida = z.output<typeof consultaDeSubida>;

const contadores = z.object({
  total: cuenta,
  ...(Object.fromEntries(ESTADOS_DE_LINEA.map((uno) => [uno, cuenta])) as Record<
    EstadoDeLinea,
    typeof cuenta
  >),
});
export type ContadoresDeImportacion = z.output<typeof contadores>;

/** A folder of the file, for one that is too large to come at once. */
export const categoria = z.object({
  carpeta: z.array(z.string()),
  /** Of those in it, from which one: a folder may be too large too. */
  desde: cuenta,
  preguntas: cuenta,
});
export type Categoria = z.output<typeof categoria>;

export const importacion = z.object({
  id: id(),
  nombre: z.string(),
  formato: z.enum(FORMATOS),
  estado: z.enum(ESTADOS_DE_IMPORTACION),
  motivo: z.string().nullable(),
  creadaEn: momento(),
  terminadaEn: momento().nullable(),
  destino: z.object({ ...destino, nueva: z.string().nullable() }),
  /** Of the folder that was chosen; null: the academy's bank. */
  cursoId: id().nullable(),
  /** The one that they are brought for. */
  evaluacion: z.object({ cursoId: id(), actividadId: id(), titulo: z.string() }).nullable(),
  /** What is done with those that changed, unless their line says otherwise. */
  repetidas: z.enum(DECISIONES),
  contadores,
  /** Those that will be written, as things stand. */
  entran: z.object({ nuevas: cuenta, actualizadas: cuenta }),
  /** Folders that the file names. */
  carpetas: cuenta,
  /** Published evaluations that draw from where they go: what comes may be asked to whoever begins one. */
  sorteos: cuenta,
  categorias: z.array(categoria),
  progreso: z.object({ hechas: cuenta, total: cuenta }),
  resultado: z
    .object(
      Object.fromEntries(RESULTADOS_DE_LINEA.map((uno) => [uno, cuenta])) as Record<
        ResultadoDeLinea,
        typeof cuenta
      >,
    )
    .nullable(),
  /** The same file, brought before. */
  anterior: z.object({ en: momento(), por: z.string() }).nullable(),
});
export type Importacion = z.output<typeof importacion>;

/** Where in the file a line is; `archivo` where it is one of a package. */
const lugar = { archivo: z.string().nullable(), linea: cuenta, hasta: cuenta };
const mitades = { publica, clave };

export const lineaDeImportacion = z.object({
  numero: cuenta,
  ...lugar,
  fuente: z.string(),
  titulo: z.string(),
  carpeta: z.array(z.string()),
  estado: z.enum(ESTADOS_DE_LINEA),
  cambios: z.array(z.string()),
  porque: z.string().nullable(),
  mitades: z.object(mitades).nullable(),
  etiquetas: z.array(z.string()),
  decision: z.enum(DECISIONES).nullable(),
  /** What the bank has of it, where that is something else. */
  aqui: z.object({ ...mitades, numero: cuenta, usada: z.boolean() }).nullable(),
  preguntaId: id().nullable(),
  resultado: z.enum(RESULTADOS_DE_LINEA).nullable(),
});
export type LineaDeImportacion = z.output<typeof lineaDeImportacion>;

export const consultaDeLineas = z.strictObject({
  estado: z.enum(ESTADOS_DE_LINEA).optional(),
  cursor: z.string().max(100).optional(),
  limite: z.coerce.number().int().min(1).max(100).default(50),
});
export type ConsultaDeLineas = z.output<typeof consultaDeLineas>;

export const paginaDeLineas = z.object({
  datos: z.array(lineaDeImportacion),
  siguiente: z.string().nullable(),
});
export type PaginaDeLineas = z.output<typeof paginaDeLineas>;

export const cambioDeImportacion = z.strictObject({
  destino: z.strictObject(destino).optional(),
  repetidas: z.enum(DECISIONES).optional(),
});
export type CambioDeImportacion = z.output<typeof cambioDeImportacion>;

/** One thing at a time: its text to be read again, the question itself, whether it comes, what is done with it. */
export const cambioDeLinea = z.union([
  z.strictObject({ fuente: z.string().max(200_000) }),
  z.strictObject({ ...mitades, etiquetas: etiquetas() }),
  z.strictObject({ fuera: z.boolean() }),
  z.strictObject({ decision: z.enum(DECISIONES) }),
]);
export type CambioDeLinea = z.output<typeof cambioDeLinea>;

export const numeroDeLinea = z.coerce.number().int().min(1).max(1_000_000);

export const lineaCambiada = z.object({ linea: lineaDeImportacion, importacion });
export type LineaCambiada = z.output<typeof lineaCambiada>;

export const importacionesRecientes = z.object({
  datos: z.array(
    importacion.pick({ id: true, nombre: true, estado: true, creadaEn: true }).extend({ preguntas: cuenta }),
  ),
});

/** What undoing would do, and the questions that keep it from being done. */
export const previsionDeDeshacer = z.object({
  creadas: cuenta,
  actualizadas: cuenta,
  impiden: z.array(z.object({ id: id(), texto: z.string(), porque: z.string() })),
  /** Of those, how many there are besides the ones that are named. */
  otras: cuenta,
});
export type PrevisionDeDeshacer = z.output<typeof previsionDeDeshacer>;

/** Which of the folders of a file that is too large come now, by their place in the list. */
export const elegirCategorias = z.strictObject({
  cuales: z.array(z.number().int().min(0)).min(1, 'Elige al menos una carpeta.').max(5000),
});

/** As many as an evaluation holds. */
export const preguntasTraidas = z.object({ preguntas: z.array(pregunta) });

/** Those of a folder and of the ones in it, those that are named, or all that can be seen. */
export const exportarPreguntas = z.strictObject({
  formato: z.enum(FORMATOS_DE_SALIDA),
  carpetaId: id().nullable(),
  ids: z.array(id()).min(1).max(500, 'Como mucho 500 preguntas a la vez.').nullable(),
});
export type ExportarPreguntas = z.output<typeof exportarPreguntas>;

/** What the format can't carry, by question. */
export const previsionDeExportar = z.object({
  preguntas: cuenta,
  pierden: z.array(z.object({ id: id(), texto: z.string(), que: z.array(z.string()) })),
  /** Of those, how many there are besides the ones that are named. */
  otras: cuenta,
});
export type PrevisionDeExportar = z.output<typeof previsionDeExportar>;
