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
