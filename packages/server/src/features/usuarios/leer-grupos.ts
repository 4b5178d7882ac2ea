import type { Actor } from '@catedra/shared/core/actor.ts';
import { grupos } from '@catedra/shared/grupos/collection.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import type { GruposPorUsuario, GruposYEditables } from '@catedra/shared/usuarios/schemas.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { gruposBinding } from '#features/grupos/binding.ts';
import { grupoMiembrosTable, gruposTable } from '#features/grupos/table.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

/** The groups of these people, of both only what the reader may see. */
export async function leerGruposDe(
  db: Database,
  actor: Actor,
  ids: readonly string[],
): Promise<GruposPorUsuario> {
  if (ids.length === 0) return {};
  const rows = await db
    .select({ usuarioId: grupoMiembrosTable.usuarioId, id: gruposTable.id, nombre: gruposTable.nombre })
    .from(grupoMiembrosTable)
    .innerJoin(gruposTable, eq(gruposTable.id, grupoMiembrosTable.grupoId))
    .innerJoin(usuariosTable, eq(usuariosTable.id, grupoMiembrosTable.usuarioId))
    .where(
      and(
        inArray(grupoMiembrosTable.usuarioId, [...ids]),
        scopeSql(gruposBinding, grupos.policy.read(actor)),
        scopeSql(usuariosBinding, usuarios.policy.read(actor)),
      ),
    )
    .orderBy(gruposTable.nombre, gruposTable.id);
  const porUsuario: GruposPorUsuario = {};
  for (const { usuarioId, ...grupo } of rows) (porUsuario[usuarioId] ??= []).push(grupo);
  return porUsuario;
}

/** What a list of people shows beside each of them. */
export async function leerGruposYEditables(
  db: Database,
  actor: Actor,
  ids: readonly string[],
): Promise<GruposYEditables> {
  if (ids.length === 0) return { grupos: {}, editables: [] };
  const { read, update } = usuarios.policy;
  const [porUsuario, editables] = await Promise.all([
    leerGruposDe(db, actor, ids),
    db
      .select({ id: usuariosTable.id })
      .from(usuariosTable)
      .where(
        and(
          inArray(usuariosTable.id, [...ids]),
          scopeSql(usuariosBinding, read(actor)),
          scopeSql(usuariosBinding, update(actor)),
        ),
      ),
  ]);
  return { grupos: porUsuario, editables: editables.map(({ id }) => id) };
}
