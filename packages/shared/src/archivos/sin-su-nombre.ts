import type { Archivo } from '#archivos/archivo.ts';

/** Any other may be one more word of a name. */
const CONOCIDAS =
  /\.(pdf|png|jpe?g|gif|webp|heic|svg|docx?|xlsx?|pptx?|od[tsp]|rtf|txt|md|csv|zip|mp[34]|m4a|wav|ogg|webm|mov)$/i;

/** «plano-Ana-Ruiz.pdf» is «archivo-1.pdf» to whoever may not know whose it is: people write their names there. */
export const nombreNeutro = (nombre: string, lugar: number): string => {
  const [, extension] = CONOCIDAS.exec(nombre) ?? [];
  return `archivo-${lugar + 1}${extension ? `.${extension.toLowerCase()}` : ''}`;
};

export const sinSuNombre = (archivo: Archivo, lugar: number): Archivo => ({
  ...archivo,
  nombre: nombreNeutro(archivo.nombre, lugar),
});
