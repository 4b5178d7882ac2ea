/** What other features may use of this one, besides its tables and bindings. */
export { leerParaEmpezar, leerSecretos } from '#features/evaluaciones/composicion.ts';
export { leerExcepcionesDe } from '#features/evaluaciones/excepciones.ts';
