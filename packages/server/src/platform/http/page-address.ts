/** What is asked for by a program, or is a file. */
export const NOT_PAGES = /^\/(api|salud|archivos|assets)(\/|$)/;

/** Where nothing is. */
export const NOWHERE = '/no/existe';

export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
