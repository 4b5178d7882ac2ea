import {
  matches,
  noEncontrado,
  type Scope,
  type ScopeFields,
  sinPermiso,
  type Usuario,
  usuarios,
} from '@catedra/shared';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { type Row, scopedSelection, scopeFieldsOf } from '#platform/collections/rows.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';

export interface Persona {
  readonly usuario: Usuario;
  readonly scope: ScopeFields & { readonly grupoIds: readonly string[] };
}

const personaOf = (row: Row): Persona => ({
  usuario: usuarios.record.parse(row),
  scope: scopeFieldsOf(usuariosBinding, row) as Persona['scope'],
});

async function lock(work: Work, where: SQL | undefined): Promise<Persona[]> {
  const rows = await work.tx
    .select(scopedSelection(usuariosBinding))
    .from(usuariosTable)
    .where(where)
    .orderBy(usuariosTable.id)
    .for('no key update', { of: usuariosTable });
  return (rows as unknown as Row[]).map(personaOf);
}

/** The person under a lock, if the actor may see them and the act is allowed on them. */
export async function lockPersona(work: Work, id: string, allowed: Scope): Promise<Persona> {
  if (allowed === false) throw sinPermiso();
  const visible = scopeSql(usuariosBinding, usuarios.policy.read(work.actor));
  const [persona] = await lock(work, and(eq(usuariosTable.id, id), visible));
  if (!persona) throw noEncontrado();
  if (!matches(allowed, persona.scope)) throw sinPermiso();
  return persona;
}

/** These people under a lock, always in the same order so that two commands don't wait for one another. */
export const lockPersonas = (work: Work, ids: readonly string[], visible?: SQL): Promise<Persona[]> =>
  lock(work, and(inArray(usuariosTable.id, [...ids]), visible));
