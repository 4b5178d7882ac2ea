import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { ScopeFields } from '@catedra/shared/core/scope.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { and, eq } from 'drizzle-orm';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { type Row, scopedSelection, scopeFieldsOf } from '#platform/collections/rows.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

/** What scopes look at in a person whom the actor may see; anybody else does not exist for them. */
export async function personaVisible(db: Database, actor: Actor, usuarioId: string): Promise<ScopeFields> {
  const visible = and(
    eq(usuariosTable.id, usuarioId),
    scopeSql(usuariosBinding, usuarios.policy.read(actor)),
  );
  const rows = await db.select(scopedSelection(usuariosBinding)).from(usuariosTable).where(visible);
  const row = (rows as unknown as Row[])[0];
  if (!row) throw noEncontrado();
  return scopeFieldsOf(usuariosBinding, row);
}
