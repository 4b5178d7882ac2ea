import type { RelacionCambiada } from '@catedra/shared/grupos/commands.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { cuenta, lockGrupo, recordGrupo, recordMembers } from '#features/grupos/record.ts';
import { grupoMiembrosTable } from '#features/grupos/table.ts';
import { lockPersonas } from '#features/usuarios/queries.ts';
import type { Work } from '#platform/changes/work.ts';

/** Those who were not members stay as they were. */
export async function quitarMiembros(
  work: Work,
  grupoId: string,
  usuarioIds: readonly string[],
): Promise<RelacionCambiada> {
  const grupo = await lockGrupo(work, grupoId);
  const personas = await lockPersonas(work, usuarioIds);
  const quitadas = await work.tx
    .delete(grupoMiembrosTable)
    .where(
      and(eq(grupoMiembrosTable.grupoId, grupoId), inArray(grupoMiembrosTable.usuarioId, [...usuarioIds])),
    )
    .returning({ id: grupoMiembrosTable.usuarioId });
  if (quitadas.length === 0) return { cambiadas: 0 };

  const salen = personas.filter(({ usuario }) => quitadas.some(({ id }) => id === usuario.id));
  await recordMembers(work, salen, (grupoIds) => grupoIds.filter((uno) => uno !== grupoId), {
    grupo: [grupo.nombre, null],
  });
  recordGrupo(work, grupo, cuenta(grupo, 'miembros', -salen.length));
  return { cambiadas: salen.length };
}
