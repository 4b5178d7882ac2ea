import type { PlaceSeen } from '#pages/intentos/sala/motor/snapshot.ts';
import { byBrowser, byTab } from '#platform/remembered.ts';

const keyOf = (intentoId: string) => `catedra:lugar:${intentoId}`;
/** One for the whole browser, the last: nothing piles up. */
const LAST = 'catedra:ultimo-lugar';

interface LastPlace {
  readonly intentoId: string;
  readonly lugar: number;
}

/** The question one was in: neither reloading nor a tab that was closed is going back to the beginning. */
export function keepPlace(intentoId: string, lugar: number): void {
  byTab.write(keyOf(intentoId), String(lugar));
  byBrowser.writeJson(LAST, { intentoId, lugar } satisfies LastPlace);
}

/** Of this tab; of a new one, where one was in any other. */
export function keptPlace(intentoId: string): number | null {
  const kept = byTab.read(keyOf(intentoId));
  if (kept !== null) return Number(kept);
  const last = byBrowser.readJson<LastPlace>(LAST);
  return last?.intentoId === intentoId ? last.lugar : null;
}

/** The page to open: where one was; else, of an attempt with answers, the first that lacks one. */
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
