import { numero } from '#ui/words/words.ts';

const UNIDADES = ['kB', 'MB', 'GB'] as const;

/** "840 bytes", "12 kB", "1,4 MB" */
export function tamaño(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const escala = Math.min(Math.floor(Math.log10(bytes) / 3), UNIDADES.length);
  return `${numero(bytes / 1000 ** escala, escala > 1 ? 1 : 0)} ${UNIDADES[escala - 1]}`;
}

const CLASES = [
  [/pdf/, 'PDF'],
  [/spreadsheet|excel|csv/, 'Hoja de cálculo'],
  [/presentation|powerpoint/, 'Presentación'],
  [/wordprocessing|msword|opendocument\.text|rtf/, 'Documento de texto'],
  [/^image\//, 'Imagen'],
  [/^audio\//, 'Audio'],
  [/^video\//, 'Vídeo'],
  [/zip|compressed|x-tar|gzip/, 'Archivo comprimido'],
  [/^text\//, 'Texto'],
] as const;
export type ClaseDeArchivo = (typeof CLASES)[number][1] | 'Archivo';

/** What kind of file it is, in words. */
export const claseDeArchivo = (tipo: string): ClaseDeArchivo =>
  CLASES.find(([patron]) => patron.test(tipo))?.[1] ?? 'Archivo';
