const NAMED = 15;

const list = new Intl.ListFormat('es', { type: 'conjunction' });
const number = new Intl.NumberFormat('es', { useGrouping: 'always' });

/** "La fila 7" or "Las filas 7, 9 y 3 más", for a sentence that goes on in singular or plural. */
export function sobreFilas(lineas: readonly number[], una: string, varias: string): string[] {
  if (lineas.length === 0) return [];
  if (lineas.length === 1) return [`La fila ${lineas[0]} ${una}.`];
  const named = lineas.slice(0, NAMED).map(String);
  const rest = lineas.length - named.length;
  const all = rest > 0 ? [...named, `${number.format(rest)} más`] : named;
  return [`Las filas ${list.format(all)} ${varias}.`];
}
