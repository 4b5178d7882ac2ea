/** What other features may use of this one, besides its tables and bindings. */
export { archivosDelCurso, idDeCopia } from '#features/cursos/duplicar/archivos.ts';
export { copiarComposicion } from '#features/cursos/duplicar/preguntas.ts';
export {
  entraronPersonas,
  entraronPorAsignacion,
  entraronPorReactivacion,
} from '#features/cursos/entradas.ts';
export { sinCerrar } from '#features/cursos/sin-cerrar.ts';
export { totalDelCurso, totalesDeCursos } from '#features/cursos/queries.ts';
