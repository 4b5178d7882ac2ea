/** A paragraph that is an address of this site and nothing else. */
export const esDireccionDe = (sitio: string, uno: string): boolean =>
  (uno === sitio || uno.startsWith(`${sitio}/`)) && !/\s/.test(uno);
