/** What other features may use of this one, besides its tables and bindings. */
export { loQueVence, quedaPorHacer, yaHecho } from '#features/aprendizaje/lo-que-vence.ts';
export { miCurso } from '#features/aprendizaje/leer-inicio.ts';
export { type CursoLeido, leerMisCursos } from '#features/aprendizaje/leer-mis-cursos.ts';
