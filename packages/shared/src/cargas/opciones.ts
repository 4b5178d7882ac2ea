import { MB } from '#archivos/peso.ts';
import { z } from 'zod';
import { CAMPOS_DE_CARGA, CLAVES_DE_CARGA } from '#cargas/campos.ts';
import { situacionesDecididas } from '#cargas/situaciones.ts';
import { id } from '#core/fields.ts';

export const MAX_FILAS_DE_CARGA = 50_000;
export const MAX_BYTES_DE_CARGA = 20 * MB;
export const DIAS_PARA_DESHACER = 7;

export const CODIFICACIONES = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export const SEPARADORES = [',', ';', '\t', '|'] as const;

/** Which people the file may bring in or change. */
export const MODOS_DE_CARGA = ['crear', 'crear_y_actualizar', 'solo_actualizar', 'sincronizar'] as const;
export type ModoDeCarga = (typeof MODOS_DE_CARGA)[number];
export const POLITICAS_DE_CARGA = ['sobrescribir', 'solo_vacios'] as const;
export const GRUPOS_DE_CARGA = ['anadir', 'reemplazar'] as const;
export const PLANTILLAS_DE_USUARIO = ['ninguna', 'inicial_apellido', 'nombre_apellido'] as const;
export const CONTRASENAS_DE_CARGA = ['invitacion', 'temporales', 'nada'] as const;

const ELIGE = 'Elige uno de los datos de la lista.';
/** A field of every person, or one of the academy's own. */
export const datoDeCarga = z.union([
  z.enum(CAMPOS_DE_CARGA, { error: ELIGE }),
  z.templateLiteral(['campo:', z.uuid()], { error: ELIGE }),
]);

/** Every choice of the person who uploads. */
export const opcionesDeCarga = z.strictObject({
  /** The meaning of each column, in the file's order; null is ignored. */
  mapeo: z.array(datoDeCarga.nullable()).max(200),
  modo: z.enum(MODOS_DE_CARGA),
  /** By what an account is recognised. */
  clave: z.enum(CLAVES_DE_CARGA),
  politica: z.enum(POLITICAS_DE_CARGA),
  /** An empty cell empties the field; otherwise it changes nothing. */
  vaciar: z.boolean(),
  grupos: z.enum(GRUPOS_DE_CARGA),
  /** The groups that don't exist are created; otherwise they are errors. */
  crearGrupos: z.boolean(),
  /** Names that come in capitals are written as one writes them; otherwise they stay as they come. */
  corregirMayusculas: z.boolean(),
  /** What to do with whoever is «IT» or «Excedencia»: those left out are asked about before importing. */
  situaciones: situacionesDecididas,
  /** A group for everyone in the file; the one to synchronise when that is the mode. */
  grupoId: id().nullable(),
  /** How to make the user name of those who come without one. */
  usuarioPlantilla: z.enum(PLANTILLAS_DE_USUARIO),
  contraseñas: z.enum(CONTRASENAS_DE_CARGA),
});
export type OpcionesDeCarga = z.output<typeof opcionesDeCarga>;
