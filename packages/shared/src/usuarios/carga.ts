import { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import { id } from '#core/fields.ts';
import { alcance, onlyWhere } from '#core/scope.ts';

export const COLUMNAS_CARGA = [
  'nombre',
  'apellidos',
  'correo',
  'usuario',
  'documento',
  'telefono',
  'perfil',
  'grupo',
] as const;
export type ColumnaCarga = (typeof COLUMNAS_CARGA)[number];

export const MAX_FILAS = 5000;
export const MAX_TEXTO = 4_500_000;

const OTROS_NOMBRES: Readonly<Record<string, ColumnaCarga>> = {
  nombres: 'nombre',
  apellido: 'apellidos',
  email: 'correo',
  'e-mail': 'correo',
  mail: 'correo',
  'correo electronico': 'correo',
  login: 'usuario',
  'nombre de usuario': 'usuario',
  dni: 'documento',
  nif: 'documento',
  cedula: 'documento',
  identificacion: 'documento',
  movil: 'telefono',
  celular: 'telefono',
  rol: 'perfil',
  grupos: 'grupo',
};

/** Text as people compare it: accents, case and outer spaces aside. */
export const sinAdornos = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();

/** The column that a heading means, or null when it is none of ours. */
export function columnaDe(encabezado: string): ColumnaCarga | null {
  const nombre = sinAdornos(encabezado);
  return COLUMNAS_CARGA.find((columna) => columna === nombre) ?? OTROS_NOMBRES[nombre] ?? null;
}

/** Who may bring in whom: everywhere, or only into the groups they tutor; never with a profile beyond their own. */
export const alcanceDeCarga = (actor: Actor) =>
  onlyWhere(alcance(actor, 'usuarios:cargar', { grupoIds: actor.tutorGrupoIds }), {
    perfil: actor.otorgables,
  });

export const entradaDeCarga = z.strictObject({
  texto: z
    .string({ error: 'Falta el texto del archivo.' })
    .max(MAX_TEXTO, 'El archivo es demasiado grande. Pártelo en dos.'),
});

/** A row is new, already there word for word, or wrong somewhere. */
export const ESTADOS_FILA = ['nueva', 'igual', 'error'] as const;
export type EstadoFila = (typeof ESTADOS_FILA)[number];

const filaRevisada = z.object({
  /** The row as a spreadsheet numbers it; the heading is 1. */
  linea: z.number().int(),
  estado: z.enum(ESTADOS_FILA),
  valores: z.record(z.string(), z.string()),
  /** By column; `fila` for what concerns the whole row. */
  errores: z.record(z.string(), z.string()),
});
export type FilaRevisada = z.output<typeof filaRevisada>;

export const revisionDeCarga = z.object({
  columnas: z.array(z.enum(COLUMNAS_CARGA)),
  /** Headings that are none of ours: named, so that nothing is dropped in silence. */
  ignoradas: z.array(z.string()),
  filas: z.array(filaRevisada),
});
export type RevisionDeCarga = z.output<typeof revisionDeCarga>;

export const resultadoDeCarga = revisionDeCarga.extend({
  creadas: z.array(z.object({ id: id(), linea: z.number().int(), conCorreo: z.boolean() })),
});
export type ResultadoDeCarga = z.output<typeof resultadoDeCarga>;
