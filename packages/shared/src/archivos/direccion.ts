/** Where a file is opened; pictures also come in the widths of `ANCHOS`. */
export const direccionDeArchivo = (archivoId: string, ancho?: number): string =>
  ancho ? `/archivos/${archivoId}?ancho=${ancho}` : `/archivos/${archivoId}`;

export const ANCHOS = [96, 320, 640, 1280] as const;
