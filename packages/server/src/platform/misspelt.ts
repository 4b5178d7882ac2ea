/** How many letters must be put, taken or changed to go from one word to the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Shorter names are near too many others. */
const LONG_ENOUGH = 6;
const NEAR = 2;

/** Names that were given and nobody reads, with the one that was meant by each. */
export function misspelt(given: readonly string[], known: readonly string[]): [string, string][] {
  const ours = known.filter(({ length }) => length >= LONG_ENOUGH);
  return given
    .filter((name) => !known.includes(name) && name.length >= LONG_ENOUGH)
    .flatMap((name) => {
      const meant = ours.find((one) => distance(name.toUpperCase(), one) <= NEAR);
      return meant ? [[name, meant] as [string, string]] : [];
    });
}
