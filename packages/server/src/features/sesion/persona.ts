import { DomainError, noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { matches, type Scope, type ScopeFields } from '@catedra/shared/core/scope.ts';
import { sinCampos, type Usuario, usuarios } from '@catedra/shared/usuarios/collection.ts';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Change, Work } from '#platform/changes/work.ts';
import { type Row, scopedSelection, scopeFieldsOf } from '#platform/collections/rows.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import { lockFor } from '#platform/collections/store.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** A person and what scopes look at in them: also the groups by which others may see them, and those they tutor. */
export interface Persona {
  readonly usuario: Usuario;
  readonly scope: ScopeFields & { readonly grupoIds: readonly string[]; readonly tutorDe: readonly string[] };
}

const personasNoEncontradas = () =>
  new DomainError(
    404,
    'NO_ENCONTRADO',
    'Hay personas que ya no existen o que no puedes ver. Recarga la lista.',
  );

const personaOf = (row: Row): Persona => ({
  usuario: sinCampos.parse(row),
  scope: scopeFieldsOf(usuariosBinding, row) as Persona['scope'],
});

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

/** Those of the ids whom the actor may see, and reaches; one that is missing stops everything. */
export async function lockVisibles(
  work: Work,
  ids: readonly string[],
  alcance: Scope = true,
): Promise<Persona[]> {
  const unicos = [...new Set(ids)];
  const visible = and(
    scopeSql(usuariosBinding, usuarios.policy.read(work.actor)),
    scopeSql(usuariosBinding, alcance),
  );
  const personas = await lockPersonas(work, unicos, visible);
  if (personas.length < unicos.length) throw personasNoEncontradas();
  return personas;
}

/** Whoever may or may not see them. */
export async function lockPersona(work: Work, id: string): Promise<Persona | null> {
  return (await lockPersonas(work, [id]))[0] ?? null;
}

/** The person under a lock, if the actor may see them and the act is allowed on them. */
export const lockPersonaFor = async (work: Work, id: string, allowed: Scope): Promise<Persona> =>
  personaOf(await lockFor(work, usuariosBinding, id, allowed));

/** The person under a lock, if the actor may edit them; as if there were none when they may not even see them. */
export async function personaEditable(work: Work, id: string): Promise<Persona> {
  const { read, update } = usuarios.policy;
  const persona = await lockPersona(work, id);
  if (!persona || !matches(read(work.actor), persona.scope)) throw noEncontrado();
  if (!matches(update(work.actor), persona.scope)) throw sinPermiso();
  return persona;
}

export async function readUsuario(db: Database | Tx, id: string): Promise<Usuario | null> {
  const [row] = await db.select().from(usuariosTable).where(eq(usuariosTable.id, id));
  return row ? sinCampos.parse(row) : null;
}

/** Something about how this person gets in changed. */
export const recordAccess = (work: Work, { usuario, scope }: Persona, detalle: Change['detalle']): void =>
  work.record({ coleccion: 'usuarios', documento: usuario.id, antes: scope, despues: scope, detalle });

/** Their history tells it, the screens that show them hear it, and what they may open is looked up again. */
export function recordPersona(work: Work, persona: Persona, detalle: Change['detalle']): void {
  recordAccess(work, persona, detalle);
  work.access({ usuarioId: persona.usuario.id });
}
