/** What somebody wrote, in one line of so many signs at most, with how it goes on left to whoever opens it. */
export function recortar(texto: string, largo: number): string {
  const linea = texto.replace(/\s+/g, ' ').trim();
  return linea.length > largo ? `${linea.slice(0, largo - 1).trimEnd()}…` : linea;
}
