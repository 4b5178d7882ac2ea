/** What other features may use of this one, besides its tables and bindings. */
export { elegidas } from '#features/usuarios/seleccion.ts';
