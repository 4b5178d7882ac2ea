import type { Usuario } from '#usuarios/collection.ts';
import type { Situacion } from '#usuarios/situacion.ts';

/** Their last day came: it is so at every door and in every list without anybody doing anything that day. */
export const estaDeBaja = ({ bajaDesde }: Pick<Usuario, 'bajaDesde'>, now: Date): boolean =>
  bajaDesde !== null && new Date(bajaDesde) <= now;

/**
 * Whether the door opens to this person.
 * Twin: `en_activo` of `packages/server/src/base/reglas/reloj.sql`, held by `packages/server/src/features/usuarios/en-activo.test.ts`.
 */
export const puedeEntrar = (
  { estado, bajaDesde }: { readonly estado: string; readonly bajaDesde: string | null },
  now: Date,
): boolean => estado === 'activo' && !estaDeBaja({ bajaDesde }, now);

/** How the lists call it. */
export const situacionDe = (persona: Pick<Usuario, 'estado' | 'bajaDesde'>, now: Date): Situacion =>
  estaDeBaja(persona, now) ? 'baja' : persona.estado;
