/** What other features may use of this one, besides its tables and bindings. */
export { cursosSinTerminar, lasCarpetasQueVe, lasQueVe } from '#features/preguntas/alcance.ts';
export { leerClaves, leerVersiones } from '#features/preguntas/claves.ts';
export { loQueSeLee, seSortea } from '#features/preguntas/consultas.ts';
export { leerPreguntas } from '#features/preguntas/leer-pregunta.ts';
export { limpiarPreguntas, type PreguntaTraida, traerBanco } from '#features/preguntas/traer-banco.ts';
