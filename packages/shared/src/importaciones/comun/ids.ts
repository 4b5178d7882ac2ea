import { hash } from '#core/hash.ts';

/** Ids of parts that derive from their text: the same file gives the same, and their order tells nothing. */
export function idsDeTextos(textos: readonly string[], sal = ''): string[] {
  const dados = new Set<string>();
  const veces = new Map<string, number>();
  return textos.map((texto) => {
    for (let n = veces.get(texto) ?? 0; ; n += 1) {
      const id = hash(`${sal}\u0000${n}\u0000${texto}`).toString(36).padStart(7, '0');
      if (dados.has(id)) continue;
      dados.add(id);
      veces.set(texto, n + 1);
      return id;
    }
  });
}
