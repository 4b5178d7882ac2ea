import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { eq, sql } from 'drizzle-orm';
import { lockCurso } from '#features/participantes/personas.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** An activity, under the lock of its course, if the actor may decide who takes it. */
export async function lockActividad(work: Work, actividadId: string) {
  // Before looking for it: whoever decides nothing is not told whether it is there.
  if (cursos.policy.update(work.actor) === false) throw sinPermiso();
  const [actividad] = await work.tx
    .select({ id: actividadesTable.id, cursoId: actividadesTable.cursoId, titulo: actividadesTable.titulo })
    .from(actividadesTable)
    .where(eq(actividadesTable.id, actividadId));
  if (!actividad) throw noEncontrado();
  await lockCurso(work, actividad.cursoId);
  return actividad;
}

/** The figure that the person is left with. */
export async function porcentajeDe({ tx }: Work, usuarioId: string, cursoId: string): Promise<number> {
  const { rows } = await tx.execute<{ porcentaje: number | null }>(
    sql`select porcentaje from matriculas where usuario_id = ${usuarioId} and curso_id = ${cursoId}`,
  );
  if (!rows[0]) throw noEncontrado();
  return rows[0].porcentaje ?? 0;
}
