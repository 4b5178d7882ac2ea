/** What other features may use of this one, besides its tables and bindings. */
export { exigirClaves, exigirPersona, leerParaAutor } from '#features/evaluaciones/alcance.ts';
export { autoresDe } from '#features/evaluaciones/autores.ts';
export { devolverCierres, ponerCierres } from '#features/evaluaciones/cierres.ts';
export { leerComposiciones, leerParaEmpezar, leerSecretos } from '#features/evaluaciones/composicion.ts';
export { avisarDeSorteoCorto } from '#features/evaluaciones/sorteos-cortos.ts';
export { traerComposicion } from '#features/evaluaciones/traer-composicion.ts';
