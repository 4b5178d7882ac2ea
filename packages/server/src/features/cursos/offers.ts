/** What other features may use of this one, besides its tables and bindings. */
export { archivosDelCurso } from '#features/cursos/duplicar/archivos.ts';
export { copiarComposicion } from '#features/cursos/duplicar/preguntas.ts';
export { publicarCurso } from '#features/cursos/commands/publicar-curso.ts';
export { devolviendo } from '#features/cursos/devolver.ts';
export {
  entraronPersonas,
  entraronPorAsignacion,
  entraronPorReactivacion,
} from '#features/cursos/entradas.ts';
export { exigirArchivosALaVista } from '#features/cursos/lo-que-nombra.ts';
export { encadenadas, laDeAntes } from '#features/cursos/lo-de-antes.ts';
export { abrirEntrada, tirarSeccion } from '#features/cursos/papelera.ts';
export { sinCerrar } from '#features/cursos/sin-cerrar.ts';
export { avisarDelCurso, SE_VA, totalDelCurso, totalesDeCursos } from '#features/cursos/queries.ts';
