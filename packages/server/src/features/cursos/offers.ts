/** What other features may use of this one, besides its tables and bindings. */
export { archivosDelCurso, idDeCopia } from '#features/cursos/duplicar/archivos.ts';
export {
  type Membresia,
  entraronEnGrupos,
  entraronPorAsignacion,
  entraronPorNombre,
} from '#features/cursos/entradas.ts';
export { actividadLista, participaciones, totalDelCurso } from '#features/cursos/queries.ts';
