/** Takes each piece as a lane comes free; when one fails no other is begun, and those under way are waited for. */
export async function enCarriles<T>(
  carriles: number,
  piezas: readonly T[],
  hacer: (pieza: T) => Promise<void>,
): Promise<void> {
  const quedan = piezas.values();
  const fallos: unknown[] = [];
  const carril = async () => {
    for (const pieza of quedan) {
      if (fallos.length > 0) return;
      await hacer(pieza).catch((error: unknown) => fallos.push(error));
    }
  };
  await Promise.all(Array.from({ length: carriles }, carril));
  if (fallos.length > 0) throw fallos[0];
}
