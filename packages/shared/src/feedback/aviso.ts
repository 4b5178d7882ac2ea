/** A report of an error in a question, as it is kept: whoever reads it anywhere knows which one it is about. */
export const escribirAviso = (numero: number, version: number, texto: string): string =>
  `Pregunta ${numero} (versión ${version}): ${texto}`;

/** What the person wrote, without what tells which question it is about. */
export const loQueDiceElAviso = (escrito: string): string =>
  escrito.replace(/^Pregunta \d+ \(versión \d+\): /, '');
