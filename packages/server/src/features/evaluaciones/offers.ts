/** What other features may use of this one, besides its tables and bindings. */
export { leerComposiciones, leerParaEmpezar, leerSecretos } from '#features/evaluaciones/composicion.ts';
export { traerComposicion } from '#features/evaluaciones/traer-composicion.ts';
