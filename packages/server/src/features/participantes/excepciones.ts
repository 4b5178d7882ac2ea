import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { lockCurso } from '#features/participantes/personas.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** An activity, under the lock of its course, if the actor may decide who takes it. */
export async function lockActividad(work: Work, actividadId: string) {
  const [actividad] = await work.tx
    .select({ id: actividadesTable.id, cursoId: actividadesTable.cursoId, titulo: actividadesTable.titulo })
    .from(actividadesTable)
    .where(and(eq(actividadesTable.id, actividadId), isNull(actividadesTable.papelera)));
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
