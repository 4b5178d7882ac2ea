import type { Scope, ScopeFields } from '@catedra/shared/core/scope.ts';
import { type Usuario, usuarios } from '@catedra/shared/usuarios/collection.ts';
import { and, inArray, type SQL } from 'drizzle-orm';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { type Row, scopedSelection, scopeFieldsOf } from '#platform/collections/rows.ts';
import { lockFor } from '#platform/collections/store.ts';

export interface Persona {
  readonly usuario: Usuario;
  readonly scope: ScopeFields & { readonly grupoIds: readonly string[]; readonly tutorDe: readonly string[] };
}

const personaOf = (row: Row): Persona => ({
  usuario: usuarios.record.parse(row),
  scope: scopeFieldsOf(usuariosBinding, row) as Persona['scope'],
});

/** The person under a lock, if the actor may see them and the act is allowed on them. */
export const lockPersona = async (work: Work, id: string, allowed: Scope): Promise<Persona> =>
  personaOf(await lockFor(work, usuariosBinding, id, allowed));

/** These people under a lock, always in the same order so that two commands don't wait for one another. */
export async function lockPersonas(work: Work, ids: readonly string[], visible?: SQL): Promise<Persona[]> {
  const rows = await work.tx
    .select(scopedSelection(usuariosBinding))
    .from(usuariosTable)
    .where(and(inArray(usuariosTable.id, [...ids]), visible))
    .orderBy(usuariosTable.id)
    .for('no key update', { of: usuariosTable });
  return (rows as unknown as Row[]).map(personaOf);
}
