/** What other features may use of this one, besides its tables and bindings. */
export { anular } from '#features/intentos/commands/anular.ts';
export { deIntentos } from '#features/intentos/commands/varios.ts';
export { reabrir } from '#features/intentos/commands/reabrir.ts';
export { CUENTA, FRACCION } from '#features/intentos/estadistica/elegidos.ts';
export { VALE } from '#features/intentos/resultados/por-persona.ts';
