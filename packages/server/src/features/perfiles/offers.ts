/** What other features may use of this one, besides its tables and bindings. */
export { quienesPuedenSql } from '#features/perfiles/quienes-pueden.ts';
