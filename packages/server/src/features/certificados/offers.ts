/** What other features may use of this one, besides its tables and bindings. */
export { caducaSql, cribaSql } from '#features/certificados/filtrar-registro.ts';
