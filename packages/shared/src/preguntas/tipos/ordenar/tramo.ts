/** How long the longest run is that grows, not necessarily of neighbours. */
export function tramoMasLargo(lugares: readonly number[]): number {
  /** The smallest end of a growing run of each length. */
  const finales: number[] = [];
  for (const lugar of lugares) {
    const donde = finales.findIndex((final) => final >= lugar);
    finales[donde < 0 ? finales.length : donde] = lugar;
  }
  return finales.length;
}
