/**
 * A word of the bank for each gap, no word twice: each gap takes one that is good for it, and whoever had it looks
 * for another. Null when there are not enough.
 */
export function reparte(buenas: ReadonlyMap<string, readonly string[]>): Map<string, string> | null {
  const deQuien = new Map<string, string>();
  const busca = (hueco: string, vistas: Set<string>): boolean =>
    (buenas.get(hueco) ?? []).some((palabra) => {
      if (vistas.has(palabra)) return false;
      vistas.add(palabra);
      const otro = deQuien.get(palabra);
      if (otro !== undefined && !busca(otro, vistas)) return false;
      deQuien.set(palabra, hueco);
      return true;
    });
  for (const hueco of buenas.keys()) if (!busca(hueco, new Set())) return null;
  return new Map([...deQuien].map(([palabra, hueco]) => [hueco, palabra]));
}
