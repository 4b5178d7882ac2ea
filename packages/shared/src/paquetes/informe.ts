import type { z } from 'zod';
import { camposConError } from '#core/mensajes.ts';

/** What a reader of packages has to say, in sentences for whoever imports. */
export interface Informe {
  readonly avisos: string[];
  readonly errores: string[];
}

export const informeVacio = (): Informe => ({ avisos: [], errores: [] });

const MAXIMO = 200;

/** Enough to act on; the rest is counted. */
export const resumirMensajes = (mensajes: readonly string[]): string[] =>
  mensajes.length <= MAXIMO
    ? [...mensajes]
    : [...mensajes.slice(0, MAXIMO), `Y ${mensajes.length - MAXIMO} más como estos.`];

/** Takes away what the schema does not know, and names it. */
function sinDesconocidos(valor: unknown, error: z.core.$ZodError, donde: string, informe: Informe): unknown {
  const copia = JSON.parse(JSON.stringify(valor)) as unknown;
  for (const issue of error.issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const lugar = issue.path.reduce<unknown>(
      (dentro, clave) => (dentro as Record<PropertyKey, unknown> | undefined)?.[clave],
      copia,
    ) as Record<string, unknown>;
    for (const clave of issue.keys) {
      delete lugar[clave];
      const camino = [...issue.path.map(String), clave].join('.');
      if (informe.avisos.length <= 2 * MAXIMO)
        informe.avisos.push(`${donde}: no conocemos «${camino.slice(0, 80)}», así que no se importa.`);
    }
  }
  return copia;
}

/** The value as the schema wants it: what it does not know is left out with a warning, what is wrong is an error. */
export function admitir<T>(schema: z.ZodType<T>, valor: unknown, donde: string, informe: Informe): T | null {
  const primero = schema.safeParse(valor);
  if (primero.success) return primero.data;
  const segundo = schema.safeParse(sinDesconocidos(valor, primero.error, donde, informe));
  if (segundo.success) return segundo.data;
  for (const [campo, mensaje] of Object.entries(camposConError(segundo.error)))
    informe.errores.push(`${donde}, ${campo}: ${mensaje}`);
  return null;
}

export function anotar(
  mal: Readonly<Record<string, string>> | null | undefined,
  donde: string,
  informe: Informe,
) {
  for (const [campo, mensaje] of Object.entries(mal ?? {}))
    informe.errores.push(`${donde}, ${campo}: ${mensaje}`);
}
