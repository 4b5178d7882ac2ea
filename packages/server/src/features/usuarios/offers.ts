/** What other features may use of this one, besides its tables and bindings. */
export { sinLlaveSql } from '#features/usuarios/llaves.ts';
export { eliminarPersonas } from '#features/usuarios/commands/eliminar-usuario.ts';
export { personaVisible } from '#features/usuarios/persona-visible.ts';
export { elegidas } from '#features/usuarios/seleccion.ts';
