import { byTab } from '#platform/remembered.ts';

const KEY = 'destino';

/** The identity provider's site lies between leaving and coming back, so history state can't carry it. */
export function rememberDestino(destino: string | undefined): void {
  if (destino) byTab.write(KEY, destino);
}

export function takeDestino(): string | null {
  const destino = byTab.read(KEY);
  byTab.write(KEY, null);
  return destino;
}
