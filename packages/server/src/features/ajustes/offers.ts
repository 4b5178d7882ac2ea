/** What other features may use of this one, besides its tables and bindings. */
export { leerAjustes } from '#features/ajustes/queries.ts';
