import type { Mitades } from '#preguntas/textos.ts';

const DE_PARTE = /"id":"([a-z0-9]{4,12})"/g;
const ID = /(?<=")[a-z0-9]{4,12}(?=")|(?<=\[\[)[a-z0-9]{4,12}(?=\]\])/g;
const ARCHIVO = /\/archivos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;

/** The same object with its names in order: what is kept in a database comes back in another one. */
function enOrden(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.map(enOrden);
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(
    Object.entries(valor)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([nombre, suyo]) => [nombre, enOrden(suyo)]),
  );
}

/**
 * What a question says, without the names that each reading gives to its parts and its files: two that are the same are
 * written the same.
 */
export function canonica(mitades: Mitades, shaDe: ReadonlyMap<string, string>): string {
  const escrita = JSON.stringify(enOrden(mitades));
  const nombres = new Map<string, string>();
  for (const [, id = ''] of escrita.matchAll(DE_PARTE))
    if (!nombres.has(id)) nombres.set(id, `parte${nombres.size}`);
  const renombrada = escrita
    .replace(ID, (id) => nombres.get(id) ?? id)
    .replace(ARCHIVO, (todo, id: string) => `/archivos/${shaDe.get(id) ?? todo}`);
  // What is said of each part stood in the order of its old name.
  return JSON.stringify(enOrden(JSON.parse(renombrada)));
}

/** A short name for it. */
export const huellaDe = (
  mitades: Mitades,
  shaDe: ReadonlyMap<string, string>,
  resumir: (texto: string) => string,
): string => resumir(canonica(mitades, shaDe));
