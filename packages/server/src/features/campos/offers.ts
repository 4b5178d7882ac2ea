/** What other features may use of this one, besides its tables and bindings. */
export { escribirCampos } from '#features/campos/escribir.ts';
export { loQuePreguntaDeCampos } from '#features/campos/preguntar.ts';
