/** What is asked for by a program, or is a file. */
export const NOT_PAGES = /^\/(api|salud|metricas|archivos|assets)(\/|$)/;

/** Where nothing is. */
export const NOWHERE = '/no/existe';

/** What it answers is used: the bundler takes out a call that is made only to see whether it throws. */
export function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
