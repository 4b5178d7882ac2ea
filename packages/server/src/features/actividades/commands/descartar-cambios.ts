import type { CamposPendientes } from '@catedra/shared/actividades/pendientes.ts';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { exigirEditar } from '#features/actividades/del-curso.ts';
import {
  contarQueEspera,
  dejarEsperando,
  type Espera,
  esperasDelCurso,
  nuevaVersion,
} from '#features/actividades/pendientes.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import { seccionesTable } from '#features/cursos/table.ts';
import type { Work } from '#platform/changes/work.ts';

const sinLugar = (campos: CamposPendientes): CamposPendientes =>
  Object.fromEntries(Object.entries(campos).filter(([campo]) => campo !== 'seccion' && campo !== 'orden'));

/** Forgets what waits; of a new activity nothing is lost, it stays hidden. To discard one move is to discard the new order. */
export async function descartarCambios(
  work: Work,
  cursoId: string,
  actividadIds: readonly string[] | undefined,
): Promise<{ publicados: number }> {
  await exigirEditar(work, cursoId);
  const vivas = await work.tx
    .select()
    .from(actividadesTable)
    .where(and(eq(actividadesTable.cursoId, cursoId), isNull(actividadesTable.papelera)))
    .orderBy(asc(actividadesTable.id))
    .for('update');
  const esperas = await esperasDelCurso(work.tx, cursoId);
  const elegidas = (id: string) => actividadIds?.includes(id) ?? true;
  const otroOrden = esperas.some(({ actividadId, campos }) => elegidas(actividadId) && 'orden' in campos);
  await quedarse(
    work,
    esperas.filter(({ actividadId, eliminar }) => eliminar && elegidas(actividadId)),
  );
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

/** A section that was to go stays for any of its activities that does. */
async function quedarse({ tx }: Work, descartadas: readonly Espera[]): Promise<void> {
  if (descartadas.length === 0) return;
  const suyas = tx
    .select({ seccion: actividadesTable.seccion })
    .from(actividadesTable)
    .where(
      inArray(
        actividadesTable.id,
        descartadas.map(({ actividadId }) => actividadId),
      ),
    );
  await tx
    .update(seccionesTable)
    .set({ seVa: false })
    .where(and(inArray(seccionesTable.id, suyas), eq(seccionesTable.seVa, true)));
}
