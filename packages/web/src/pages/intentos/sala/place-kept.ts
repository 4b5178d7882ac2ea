import type { PlaceSeen } from '#pages/intentos/sala/motor/snapshot.ts';
import { byTab } from '#platform/remembered.ts';

const keyOf = (intentoId: string) => `catedra:lugar:${intentoId}`;

/** The question one was in, for this tab: reloading is not going back to the beginning. */
export function keepPlace(intentoId: string, lugar: number): void {
  byTab.write(keyOf(intentoId), String(lugar));
}

export function keptPlace(intentoId: string): number | null {
  const kept = byTab.read(keyOf(intentoId));
  return kept === null ? null : Number(kept);
}

/** The page to open: where one was in this tab; else, of an attempt with answers, the first that lacks one. */
export function firstPage(
  pages: readonly (readonly number[])[],
  lugares: readonly PlaceSeen[],
  asked: ReadonlyMap<number, number>,
  kept: number | null,
): number {
  if (kept !== null) {
    const was = pages.findIndex((page) => page.includes(kept));
    if (was >= 0) return was;
  }
  const blank = (lugar: number) => asked.has(lugar) && !lugares[lugar]?.respondida;
  const begun = lugares.some(({ respondida }) => respondida);
  return begun
    ? Math.max(
        0,
        pages.findIndex((page) => page.some(blank)),
      )
    : 0;
}

export const firstPageOf = (
  intentoId: string,
  pages: readonly (readonly number[])[],
  lugares: readonly PlaceSeen[],
  asked: ReadonlyMap<number, number>,
): number => firstPage(pages, lugares, asked, keptPlace(intentoId));
