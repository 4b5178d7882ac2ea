import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import { type SQL, sql } from 'drizzle-orm';

/** Whether a person `u` is among those that a scope reaches; nobody is refused. */
export const alcanzaA = (actor: Actor, scope: Scope): SQL =>
  scope === false ? sql`false` : lasDe(actor, scope);

/** The people `u` that a scope reaches; whoever reaches nobody is refused. */
export function lasDe(actor: Actor, scope: Scope): SQL {
  if (scope === false) throw sinPermiso();
  if (scope === true) return sql`true`;
  return sql`exists (select from miembros_vigentes m
    where m.usuario_id = u.id and m.grupo_id = any(${sql.param(actor.tutorGrupoIds)}::uuid[]))`;
}
