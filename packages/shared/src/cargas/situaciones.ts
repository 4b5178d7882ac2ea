import { z } from 'zod';
import { MARCA_DE_VACIAR } from '#cargas/campos.ts';
import { sinAdornos } from '#cargas/texto.ts';
import { estadoEscrito } from '#cargas/valores.ts';

/** What is done with everybody of whom a file says one and the same thing, «IT» or «Excedencia». */
export const DECISIONES_DE_SITUACION = ['activo', 'suspendido', 'dejar'] as const;
export type DecisionDeSituacion = (typeof DECISIONES_DE_SITUACION)[number];

/** Longer than this it is no situation, but a remark. */
const MAX_LETRAS = 60;
/** More different ones than these, and the column is something else. */
export const MAX_SITUACIONES = 20;

/** By what the file says, as it is compared. */
export const situacionesDecididas = z
  .record(z.string().min(1).max(MAX_LETRAS), z.enum(DECISIONES_DE_SITUACION))
  .refine((decididas) => Object.keys(decididas).length <= 10 * MAX_SITUACIONES, {
    error: 'Son demasiadas situaciones distintas.',
  });
export type SituacionesDecididas = z.output<typeof situacionesDecididas>;

/** One that words don't make clear, in how many rows it comes and what was decided. */
export const situacionDelArchivo = z.object({
  texto: z.string(),
  filas: z.number().int(),
  decision: z.enum(DECISIONES_DE_SITUACION).nullable(),
});
export type SituacionDelArchivo = z.output<typeof situacionDelArchivo>;

export const claveDeSituacion = sinAdornos;

/** What words say by themselves, or else what was decided of them; null while nobody did. */
export function situacionEscrita(texto: string, decididas: SituacionesDecididas): DecisionDeSituacion | null {
  const clara = estadoEscrito(texto);
  if (clara) return clara;
  const clave = claveDeSituacion(texto);
  return Object.hasOwn(decididas, clave) ? (decididas[clave] ?? null) : null;
}

/** Whether somebody has to say what to do with those of whom the file says this. */
export const sePregunta = (texto: string): boolean =>
  texto !== '' &&
  texto !== MARCA_DE_VACIAR &&
  texto.length <= MAX_LETRAS &&
  !texto.includes('\uFFFD') &&
  estadoEscrito(texto) === null;

/** Those of a column that are asked about: however they are written, once for all their rows, most used first. */
export function situacionesPorDecidir(
  valores: readonly { readonly texto: string; readonly filas: number }[],
  decididas: SituacionesDecididas,
): SituacionDelArchivo[] {
  const juntas = new Map<string, SituacionDelArchivo>();
  for (const { texto, filas } of valores) {
    if (!sePregunta(texto)) continue;
    const clave = claveDeSituacion(texto);
    const una = juntas.get(clave) ?? { texto, filas: 0, decision: situacionEscrita(texto, decididas) };
    juntas.set(clave, { ...una, filas: una.filas + filas });
  }
  return [...juntas.values()].toSorted((a, b) => b.filas - a.filas);
}
