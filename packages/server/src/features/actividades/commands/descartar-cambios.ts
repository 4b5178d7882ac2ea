import { PARTES_DE_CAMBIO, type ParteDeCambio, sinPartes } from '@catedra/shared/actividades/pendientes.ts';
import type { DescartarCambios } from '@catedra/shared/actividades/schemas.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { exigirEditar } from '#features/actividades/del-curso.ts';
import {
  contarQueEspera,
  dejarEsperando,
  type Espera,
  esperasDelCurso,
  lockActividades,
  nuevaVersion,
} from '#features/actividades/pendientes.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import { seccionesTable } from '#features/cursos/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** Which parts of what waits of an activity go. Of a hidden one, that it is added is all that is said of what waits. */
function partesQueSeVan(
  { actividadIds, cambios }: DescartarCambios,
  id: string,
  oculta: boolean,
): readonly ParteDeCambio[] {
  const suyas = cambios?.filter(({ actividadId }) => actividadId === id).map(({ parte }) => parte) ?? [];
  const todas = actividadIds?.includes(id) ?? cambios === undefined;
  return todas || (oculta && suyas.includes('vista')) ? PARTES_DE_CAMBIO : suyas;
}

/** Forgets what waits; of a new activity nothing is lost, it stays hidden. To discard one move is to discard the new order. */
export async function descartarCambios(
  work: Work,
  cursoId: string,
  pedido: DescartarCambios,
): Promise<{ publicados: number }> {
  await exigirEditar(work, cursoId);
  const vivas = await lockActividades(work, cursoId);
  const esperas = await esperasDelCurso(work.tx, cursoId);
  const ocultas = new Set(vivas.filter(({ oculta }) => oculta).map(({ id }) => id));
  const seVan = esperas.map((espera) => {
    const { actividadId } = espera;
    return [espera, partesQueSeVan(pedido, actividadId, ocultas.has(actividadId))] as const;
  });
  const otroOrden = seVan.some(([{ campos }, partes]) => partes.includes('lugar') && 'orden' in campos);
  await quedarse(
    work,
    seVan.flatMap(([espera, partes]) => (espera.eliminar && partes.includes('quitar') ? [espera] : [])),
  );
  let descartados = 0;
  for (const [espera, partes] of seVan) {
    const viva = vivas.find(({ id }) => id === espera.actividadId);
    const queda = sinPartes(espera, otroOrden ? [...partes, 'lugar'] : partes);
    if (!viva || sigueIgual(espera, queda)) continue;
    await dejarEsperando(work, viva, queda.campos, queda.eliminar);
    await nuevaVersion(work, viva.id);
    contarQueEspera(work, viva, queda.campos);
    descartados += 1;
  }
  return { publicados: descartados };
}

const sigueIgual = (antes: Espera, queda: Pick<Espera, 'campos' | 'eliminar'>): boolean =>
  antes.eliminar === queda.eliminar && Object.keys(antes.campos).length === Object.keys(queda.campos).length;

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
