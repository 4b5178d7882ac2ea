/** What other features may use of this one, besides its tables and bindings. */
export { correoDeSesion } from '#features/sesion/notices.ts';
export { ponerContraseñasTemporales } from '#features/sesion/passwords/temporary-password.ts';
export {
  type Persona,
  lockPersonaFor,
  lockPersonas,
  lockVisibles,
  recordAccess,
  recordPersona,
} from '#features/sesion/persona.ts';
export { terminarSesionesDe, terminarSesionesDeVarios } from '#features/sesion/sessions/end-sessions.ts';
export { loadActiveActor, loadActor } from '#features/sesion/sessions/load-session.ts';
export { addressKey } from '#features/sesion/sign-in/address.ts';
export { createLimits, type Limits } from '#features/sesion/sign-in/limits.ts';
export { hashToken, newToken } from '#features/sesion/sessions/token.ts';
export { watchSession } from '#features/sesion/sessions/watch-session.ts';
export { loDeTodosSql, loOtorgableSql } from '#features/sesion/sessions/otorgable-sql.ts';
