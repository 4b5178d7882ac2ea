import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { matches, type ScopeFields } from '@catedra/shared/core/scope.ts';
import { type Usuario, usuarios } from '@catedra/shared/usuarios/collection.ts';
import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { grupoMiembrosTable, grupoTutoresTable } from '#features/grupos/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Change, Work } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { qualified } from '#platform/db/qualified.ts';

/** A person, the groups by which others may see them, and those they tutor. */
export interface Persona {
  readonly usuario: Usuario;
  readonly grupoIds: readonly string[];
  readonly tutorDe: readonly string[];
}

const susGrupos = (table: typeof grupoMiembrosTable | typeof grupoTutoresTable) =>
  sql<string[]>`array(select ${qualified(table.grupoId)} from ${table}
    where ${qualified(table.usuarioId)} = ${qualified(usuariosTable.id)})`;

/** What scopes look at in a person. */
export const scopeOf = ({ usuario, ...relaciones }: Persona): ScopeFields => {
  const all: Readonly<Record<string, unknown>> = { ...usuario, ...relaciones };
  return Object.fromEntries(
    Object.keys(usuarios.scopeFields).map((field) => [field, all[field]]),
  ) as ScopeFields;
};

async function lock(work: Work, which: SQL): Promise<Persona[]> {
  return work.tx
    .select({
      usuario: getTableColumns(usuariosTable),
      grupoIds: susGrupos(grupoMiembrosTable).as('grupo_ids'),
      tutorDe: susGrupos(grupoTutoresTable).as('tutor_de'),
    })
    .from(usuariosTable)
    .where(which)
    .orderBy(usuariosTable.id)
    .for('no key update', { of: usuariosTable });
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
