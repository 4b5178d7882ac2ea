import { z } from 'zod';
import {
  CODIFICACIONES,
  datoDeCarga,
  MODOS_DE_CARGA,
  opcionesDeCarga,
  SEPARADORES,
} from '#cargas/opciones.ts';
import { situacionDelArchivo } from '#cargas/situaciones.ts';
import { id, momento } from '#core/fields.ts';
import { diasSiPaso } from '#grupos/schemas.ts';

/** What may be changed before importing: how the file is read, and the choices. */
export const cambioDeCarga = opcionesDeCarga.partial().extend({
  codificacion: z.enum(CODIFICACIONES).optional(),
  separador: z.enum(SEPARADORES).optional(),
  hoja: z.string().max(200).optional(),
  /** The first row is a person, and not the headings. */
  sinTitulos: z.boolean().optional(),
});
export type CambioDeCarga = z.output<typeof cambioDeCarga>;

export const consultaDeSubida = z.strictObject({
  nombre: z.string({ error: 'Falta el nombre del archivo.' }).min(1).max(255),
});

export const ESTADOS_DE_CARGA = [
  'leida',
  'revisando',
  'revisada',
  'importando',
  'importada',
  'fallida',
  'deshaciendo',
  'deshecha',
] as const;
export type EstadoDeCarga = (typeof ESTADOS_DE_CARGA)[number];

export const cuenta = z.number().int();

/** What the revision found. `avisos` are rows that also count as new, changed or equal. */
export const contadores = z.object({
  total: cuenta,
  nuevas: cuenta,
  cambian: cuenta,
  iguales: cuenta,
  errores: cuenta,
  avisos: cuenta,
  descartadas: cuenta,
  /** Rows whose name comes in capitals, whatever is done with it. */
  enMayusculas: cuenta,
});
export type ContadoresDeCarga = z.output<typeof contadores>;

/** What the import did; `fallidas` are those that could not be done when their turn came. */
const resultado = z.object({
  creadas: cuenta,
  actualizadas: cuenta,
  iguales: cuenta,
  fallidas: cuenta,
  /** Created people to whom an invitation was sent. */
  invitadas: cuenta,
  /** Created people who wait for the sheet of temporary passwords. */
  sinContraseña: cuenta,
  /** Members who left the synchronised group. */
  salieron: cuenta,
  gruposCreados: z.array(z.string()),
});

const deshecho = z.object({
  cuentasQuitadas: cuenta,
  cuentasConservadas: cuenta,
  personasRestauradas: cuenta,
  /** People of whom something changed since then and stays as it is. */
  personasConCambios: cuenta,
  gruposQuitados: cuenta,
  /** Those whom the synchronising took out of the group and come back to it. */
  vuelvenAlGrupo: cuenta,
  /** The academy's own fields that were made for this file and stay, by name. */
  camposQueQuedan: z.array(z.string()),
});
export type LoDeshecho = z.output<typeof deshecho>;

/** Of those an upload created who have not come in: to whom an invitation would leave, and to whom it can't. */
export const previsionDeInvitar = z.object({ seInvita: cuenta, sinCorreo: cuenta });
export type PrevisionDeInvitar = z.output<typeof previsionDeInvitar>;

/** Something a column may be, and why, in words. */
const opcionDeColumna = z.object({
  campo: datoDeCarga,
  porque: z.string(),
  /** The heading says it and the values don't: whoever uploads has to decide. */
  duda: z.boolean(),
});
export type OpcionDeColumna = z.output<typeof opcionDeColumna>;

/** What changed since an upload was revised, of what its file speaks of. */
const desfase = z.object({
  /** It was revised on another day of the academy, whose dates are not today's. */
  otroDia: z.boolean(),
  personas: cuenta,
  grupos: cuenta,
  campos: cuenta,
  perfiles: cuenta,
});
export type DesfaseDeCarga = z.output<typeof desfase>;

const resumen = z.object({
  id: id(),
  archivo: z.string(),
  bytes: cuenta,
  quien: z.object({ id: id(), nombre: z.string() }),
  estado: z.enum(ESTADOS_DE_CARGA),
  modo: z.enum(MODOS_DE_CARGA),
  filas: cuenta,
  creadaEn: momento(),
  terminadaEn: momento().nullable(),
  deshacibleHasta: momento().nullable(),
  contadores: contadores.nullable(),
  resultado: resultado.nullable(),
});
export type ResumenDeCarga = z.output<typeof resumen>;

export const carga = resumen.extend({
  formato: z.enum(['xlsx', 'texto']),
  codificacion: z.enum(CODIFICACIONES).nullable(),
  separador: z.enum(SEPARADORES).nullable(),
  hoja: z.string().nullable(),
  hojas: z.array(z.string()),
  encabezados: z.array(z.string()),
  /** The row of the headings; null when the first row is a person already. */
  filaDeTitulos: cuenta.nullable(),
  /** What each column may be, best first, and why. */
  columnas: z.array(z.array(opcionDeColumna)),
  /** A cell with an accent, to judge the encoding by. */
  muestra: z.string().nullable(),
  /** The first rows, to judge the mapping by. */
  ejemplos: z.array(z.object({ linea: cuenta, celdas: z.array(z.string()) })),
  /** What reading the file has to say. */
  avisos: z.array(z.string()),
  opciones: opcionesDeCarga,
  /** The mapping comes from an earlier upload with the same headings. */
  mapeoRecordado: z.boolean(),
  /** False once the file itself is gone: it can't be read in another way any more. */
  releible: z.boolean(),
  /** Groups that the file names and the academy doesn't have. */
  gruposNuevos: z.array(z.string()),
  /** What its column of states says that words don't make clear; asked about before importing. */
  situaciones: z.array(situacionDelArchivo),
  /** When it was revised, and what changed since; null while what was shown still holds. */
  revisadaEn: momento().nullable(),
  desfase: desfase.nullable(),
  /** How many would leave the synchronised group. */
  salen: cuenta,
  /** It is imported in one piece at the end, or not at all. */
  todoONada: z.boolean(),
  progreso: z.object({ hechas: cuenta, total: cuenta }),
  /** Why the import stopped. */
  motivo: z.string().nullable(),
  /** When the sheet of temporary passwords was taken. */
  contraseñasEn: momento().nullable(),
  deshecho: deshecho.nullable(),
});
export type Carga = z.output<typeof carga>;

export const consultaDeSalen = z.strictObject({
  cursor: id().optional(),
  limite: z.coerce.number<number>().int().min(1).max(100).default(100),
});
export const paginaDeSalen = z.object({
  datos: z.array(
    z.object({ id: id(), nombre: z.string(), apellidos: z.string(), correo: z.string().nullable() }),
  ),
  siguiente: id().nullable(),
});

/** `soloCorrectas` leaves the wrong rows out; `todoONada` refuses while there is one. */
export const ordenDeImportar = z.strictObject({
  como: z.enum(['soloCorrectas', 'todoONada']),
  diasSiPaso,
});
export type OrdenDeImportar = z.output<typeof ordenDeImportar>;

/** What undoing would do now. */
export const previsionDeDeshacer = deshecho;

export const ordenDeContraseñas = z.strictObject({
  /** Makes new ones in place of those that were given before. */
  nuevas: z.boolean().default(false),
  formato: z.enum(['xlsx', 'csv']).default('xlsx'),
});

export const consultaDeCargas = z.strictObject({
  cursor: z.string().max(100).optional(),
  limite: z.coerce.number<number>().int().min(1).max(100).default(20),
});
export const paginaDeCargas = z.object({ datos: z.array(resumen), siguiente: z.string().nullable() });
