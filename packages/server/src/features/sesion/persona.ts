import { matches, noEncontrado, type ScopeFields, sinPermiso, type Usuario, usuarios } from '@catedra/shared';
import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { grupoMiembrosTable } from '#features/grupos/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Change, Work } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { qualified } from '#platform/db/qualified.ts';

/** A person and the groups by which others may see them. */
export interface Persona {
  readonly usuario: Usuario;
  readonly grupoIds: readonly string[];
}

const idsDeSusGrupos = sql<
  string[]
>`array(select ${qualified(grupoMiembrosTable.grupoId)} from ${grupoMiembrosTable}
  where ${qualified(grupoMiembrosTable.usuarioId)} = ${qualified(usuariosTable.id)})`;

/** What scopes look at in a person. */
export const scopeOf = ({ usuario, grupoIds }: Persona): ScopeFields => {
  const own: Readonly<Record<string, unknown>> = usuario;
  const fields = Object.entries(usuarios.scopeFields).map(([field, kind]) => [
    field,
    kind === 'relacion' ? grupoIds : own[field],
  ]);
  return Object.fromEntries(fields) as ScopeFields;
};

async function lock(work: Work, which: SQL): Promise<Persona[]> {
  const rows = await work.tx
    .select({ ...getTableColumns(usuariosTable), grupoIds: idsDeSusGrupos.as('grupo_ids') })
    .from(usuariosTable)
    .where(which)
    .orderBy(usuariosTable.id)
    .for('no key update', { of: usuariosTable });
  return rows.map(({ grupoIds: suyos, ...usuario }) => ({ usuario, grupoIds: suyos }));
}

/** The people under a lock, always in the same order so that two commands don't wait for one another. */
export const lockPersonas = (work: Work, ids: readonly string[]): Promise<Persona[]> =>
  lock(work, inArray(usuariosTable.id, [...ids]));

export async function lockPersona(work: Work, id: string): Promise<Persona | null> {
  return (await lock(work, eq(usuariosTable.id, id)))[0] ?? null;
}

/** The person under a lock, if the actor may edit them; as if there were none when they may not even see them. */
export async function personaEditable(work: Work, id: string): Promise<Persona> {
  const { read, update } = usuarios.policy;
  const persona = await lockPersona(work, id);
  if (!persona || !matches(read(work.actor), scopeOf(persona))) throw noEncontrado();
  if (!matches(update(work.actor), scopeOf(persona))) throw sinPermiso();
  return persona;
}

export async function readUsuario(db: Database | Tx, id: string): Promise<Usuario | null> {
  const [row] = await db.select().from(usuariosTable).where(eq(usuariosTable.id, id));
  return row ? usuarios.record.parse(row) : null;
}

/** Something about how this person gets in changed. */
export const recordAccess = (work: Work, persona: Persona, detalle: Change['detalle']): void =>
  work.record({
    coleccion: 'usuarios',
    documento: persona.usuario.id,
    antes: scopeOf(persona),
    despues: scopeOf(persona),
    detalle,
  });
