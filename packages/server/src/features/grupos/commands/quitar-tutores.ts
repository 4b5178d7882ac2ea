import type { RelacionCambiada } from '@catedra/shared/grupos/commands.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { cuenta, lockGrupo, recordGrupo } from '#features/grupos/record.ts';
import { grupoTutoresTable } from '#features/grupos/table.ts';
import { lockPersonas } from '#features/usuarios/queries.ts';
import type { Work } from '#platform/changes/work.ts';

/** Their permissions "en sus grupos" no longer hold in this one. */
export async function quitarTutores(
  work: Work,
  grupoId: string,
  usuarioIds: readonly string[],
): Promise<RelacionCambiada> {
  const grupo = await lockGrupo(work, grupoId);
  const personas = await lockPersonas(work, usuarioIds);
  const quitados = await work.tx
    .delete(grupoTutoresTable)
    .where(and(eq(grupoTutoresTable.grupoId, grupoId), inArray(grupoTutoresTable.usuarioId, [...usuarioIds])))
    .returning({ id: grupoTutoresTable.usuarioId });
  if (quitados.length === 0) return { cambiadas: 0 };

  for (const { usuario, scope } of personas.filter(({ usuario: { id } }) =>
    quitados.some((uno) => uno.id === id),
  )) {
    const detalle = { tutorDe: [grupo.nombre, null] } as const;
    work.record({ coleccion: 'usuarios', documento: usuario.id, antes: scope, despues: scope, detalle });
    work.access({ usuarioId: usuario.id });
  }
  recordGrupo(work, grupo, cuenta(grupo, 'tutores', -quitados.length));
  return { cambiadas: quitados.length };
}
