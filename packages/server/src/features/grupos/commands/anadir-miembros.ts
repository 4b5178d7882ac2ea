import { DomainError } from '@catedra/shared/core/errors.ts';
import type { RelacionCambiada } from '@catedra/shared/grupos/commands.ts';
import { puedeTraerPersona } from '@catedra/shared/grupos/rules.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { cuenta, lockGrupo, recordGrupo, recordMembers } from '#features/grupos/record.ts';
import { grupoMiembrosTable } from '#features/grupos/table.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { lockPersonas, type Persona } from '#features/usuarios/queries.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Row } from '#platform/collections/rows.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';

export const personasNoEncontradas = () =>
  new DomainError(
    404,
    'NO_ENCONTRADO',
    'Hay personas que ya no existen o que no puedes ver. Recarga la lista.',
  );

const personasAjenas = () =>
  new DomainError(
    403,
    'FUERA_DE_TUS_GRUPOS',
    'Solo puedes añadir a personas que ya están en alguno de tus grupos. Pide a quien administra la academia que añada al resto.',
  );

/** Those of the ids whom the actor may see; one that is missing stops everything. */
export async function lockVisibles(work: Work, ids: readonly string[]): Promise<Persona[]> {
  const unicos = [...new Set(ids)];
  const visible = scopeSql(usuariosBinding, usuarios.policy.read(work.actor));
  const personas = await lockPersonas(work, unicos, visible);
  if (personas.length < unicos.length) throw personasNoEncontradas();
  return personas;
}

/** Puts people into the group; those who were members already stay as they were. */
export async function insertarMiembros(
  work: Work,
  grupo: Row,
  personas: readonly Persona[],
): Promise<RelacionCambiada> {
  if (personas.length === 0) return { cambiadas: 0 };
  const grupoId = grupo.id;
  const desde = work.now.toISOString();
  const nuevas = await work.tx
    .insert(grupoMiembrosTable)
    .values(personas.map(({ usuario }) => ({ grupoId, usuarioId: usuario.id, desde })))
    .onConflictDoNothing()
    .returning({ id: grupoMiembrosTable.usuarioId });
  if (nuevas.length === 0) return { cambiadas: 0 };

  const ids = new Set(nuevas.map(({ id }) => id));
  const entran = personas.filter(({ usuario }) => ids.has(usuario.id));
  await recordMembers(work, entran, (grupoIds) => [...grupoIds, grupoId], { grupo: [null, grupo.nombre] });
  recordGrupo(work, grupo, cuenta(grupo, 'miembros', entran.length));
  return { cambiadas: entran.length };
}

/** All of them or nobody. */
export async function añadirMiembros(
  work: Work,
  grupoId: string,
  usuarioIds: readonly string[],
): Promise<RelacionCambiada> {
  const grupo = await lockGrupo(work, grupoId);
  const personas = await lockVisibles(work, usuarioIds);
  if (!personas.every(({ scope }) => puedeTraerPersona(work.actor, grupoId, scope.grupoIds)))
    throw personasAjenas();
  return insertarMiembros(work, grupo, personas);
}
