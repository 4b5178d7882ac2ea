import type { CamposPendientes } from '@catedra/shared/actividades/pendientes.ts';
import { asc, eq } from 'drizzle-orm';
import { exigirEditar } from '#features/actividades/del-curso.ts';
import {
  contarQueEspera,
  dejarEsperando,
  esperasDelCurso,
  nuevaVersion,
} from '#features/actividades/pendientes.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import type { Work } from '#platform/changes/work.ts';

const sinLugar = (campos: CamposPendientes): CamposPendientes =>
  Object.fromEntries(Object.entries(campos).filter(([campo]) => campo !== 'seccion' && campo !== 'orden'));

/** Forgets what waits; of a new activity nothing is lost, it stays hidden. To discard one move is to discard the new order. */
export async function descartarCambios(
  work: Work,
  cursoId: string,
  actividadIds: readonly string[] | undefined,
): Promise<{ publicados: number }> {
  exigirEditar(work, cursoId);
  const vivas = await work.tx
    .select()
    .from(actividadesTable)
    .where(eq(actividadesTable.cursoId, cursoId))
    .orderBy(asc(actividadesTable.id))
    .for('update');
  const esperas = await esperasDelCurso(work.tx, cursoId);
  const elegidas = (id: string) => actividadIds?.includes(id) ?? true;
  const otroOrden = esperas.some(({ actividadId, campos }) => elegidas(actividadId) && 'orden' in campos);
  let descartados = 0;
  for (const { actividadId, campos, eliminar } of esperas) {
    const viva = vivas.find(({ id }) => id === actividadId);
    const queda = elegidas(actividadId) ? {} : otroOrden ? sinLugar(campos) : campos;
    if (!viva || (queda === campos && !elegidas(actividadId))) continue;
    await dejarEsperando(work, viva, queda, eliminar && !elegidas(actividadId));
    await nuevaVersion(work, viva.id);
    contarQueEspera(work, viva, queda);
    descartados += 1;
  }
  return { publicados: descartados };
}
