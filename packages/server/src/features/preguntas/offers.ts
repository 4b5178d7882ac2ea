/** What other features may use of this one, besides its tables and bindings. */
export { anotarCarpeta } from '#features/preguntas/audit.ts';
export { carpetaDelCurso } from '#features/preguntas/carpeta-del-curso.ts';
export { cursosSinTerminar, lasCarpetasQueVe, lasQueVe } from '#features/preguntas/alcance.ts';
export { leerClaves, leerVersiones } from '#features/preguntas/claves.ts';
export { carpetasBajo, enUso, loQueSeLee, seSortea } from '#features/preguntas/consultas.ts';
export { llevarALaPapelera } from '#features/preguntas/commands/varias.ts';
export { ponerAlDia } from '#features/preguntas/commands/poner-al-dia.ts';
export { leerPreguntas } from '#features/preguntas/leer-pregunta.ts';
export { limpias } from '#features/preguntas/store.ts';
export {
  limpiarPreguntas,
  type PreguntaTraida,
  traerBanco,
  traerPreguntas,
} from '#features/preguntas/traer-banco.ts';
