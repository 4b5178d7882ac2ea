declare module '@tanstack/history' {
  interface HistoryState {
    /** Where someone without a session was going. */
    destino?: string;
    /** They just left: `sin-aviso` when the server could not be told. */
    cerrada?: 'si' | 'sin-aviso';
    /** What just happened, to be said once. */
    aviso?: 'restablecida';
    /** What was typed to sign in, so that it need not be typed again. */
    identificador?: string;
    /** The book that was opened, to be seen before the course comes. */
    portada?: { readonly id: string; readonly titulo: string; readonly imagen: string | null };
  }
}

const ENTRADAS = new Set(['/', '/admin/login']);

/** Only a path of this very site, and never an entrance again. */
export function destinoSeguro(destino: unknown, origin = window.location.origin): string | null {
  if (typeof destino !== 'string' || !destino.startsWith('/')) return null;
  if (!URL.canParse(destino, origin)) return null;
  const url = new URL(destino, origin);
  if (url.origin !== origin || ENTRADAS.has(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
