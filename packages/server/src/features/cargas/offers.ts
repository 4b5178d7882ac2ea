/** What other features may use of this one, besides its tables and bindings. */
export { entradasDeCarga } from '#features/cargas/revisar/plazos.ts';
