import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import { type SQL, sql } from 'drizzle-orm';

/** The people `u` that a scope reaches; whoever reaches nobody is refused. */
export function lasDe(actor: Actor, scope: Scope): SQL {
  if (scope === false) throw sinPermiso();
  if (scope === true) return sql`true`;
  return sql`exists (select from miembros_vigentes m
    where m.usuario_id = u.id and m.grupo_id = any(${sql.param(actor.tutorGrupoIds)}::uuid[]))`;
}
