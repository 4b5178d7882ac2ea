/** Where a file is opened; pictures also come in the widths of `ANCHOS`. */
export const direccionDeArchivo = (archivoId: string, ancho?: number): string =>
  ancho ? `/archivos/${archivoId}?ancho=${ancho}` : `/archivos/${archivoId}`;

const DIRECCION = /\/archivos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/gi;

/** The files that some texts name by their address. */
export const archivosEnTexto = (...textos: readonly string[]): string[] => [
  ...new Set(textos.flatMap((html) => [...html.matchAll(DIRECCION)].map(([, id = '']) => id.toLowerCase()))),
];

export const ANCHOS = [96, 320, 640, 1280] as const;
