const KEY = 'destino';

/** The identity provider's site lies between leaving and coming back, so history state can't carry it. */
export function rememberDestino(destino: string | undefined): void {
  if (destino) window.sessionStorage.setItem(KEY, destino);
}

export function takeDestino(): string | null {
  const destino = window.sessionStorage.getItem(KEY);
  window.sessionStorage.removeItem(KEY);
  return destino;
}
