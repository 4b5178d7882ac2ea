/** What other features may use of this one, besides its tables and bindings. */
export { dejarEsperando, esperaCambios, esperaDe, nuevaVersion } from '#features/actividades/pendientes.ts';
export { SELLO } from '#features/actividades/sello.ts';
