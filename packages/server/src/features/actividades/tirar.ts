import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { actividadesBinding } from '#features/actividades/binding.ts';
import { actividadesPendientesTable, actividadesTable } from '#features/actividades/table.ts';
import { abrirEntrada, tirarSeccion } from '#features/cursos/offers.ts';
import { seccionesTable } from '#features/cursos/table.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { vivaSql } from '#features/papelera/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { recordChange } from '#platform/collections/store.ts';

type Tirada = Pick<Actividad, 'id' | 'cursoId' | 'titulo' | 'version'> & Actividad;

const idsDe = (actividades: readonly Tirada[]) => actividades.map(({ id }) => id);

/** What waited of them goes on waiting in the bin, but not where: that place may be somebody else's when they return. */
async function guardarLoQueEspera({ tx }: Work, ids: readonly string[]): Promise<void> {
  const suyas = inArray(actividadesPendientesTable.actividadId, [...ids]);
  await tx
    .update(actividadesPendientesTable)
    .set({ eliminar: false, campos: sql`${actividadesPendientesTable.campos} - 'seccion' - 'orden'` })
    .where(suyas);
  await tx
    .delete(actividadesPendientesTable)
    .where(and(suyas, eq(actividadesPendientesTable.campos, sql`'{}'::jsonb`)));
}

/** Puts activities of one course in the bin, in the entry that is given or in one of their own; answers with the entries. */
export async function tirarActividades(
  work: Work,
  actividades: readonly Tirada[],
  entrada?: string,
): Promise<string[]> {
  if (actividades.length === 0) return [];
  const ids = idsDe(actividades);
  const filas: { id: string; papelera: string }[] = [];
  for (const { id, cursoId, titulo } of actividades) {
    const suya = entrada ?? (await abrirEntrada(work, { tipo: 'actividad', documento: id, cursoId, titulo }));
    filas.push({ id, papelera: suya });
  }
  // One statement: the figure of each person of the course is counted once.
  await work.tx.execute(sql`
    update actividades a set papelera = n.papelera
      from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb) as n(id uuid, papelera uuid) where n.id = a.id`);
  await guardarLoQueEspera(work, ids);
  const pruebas = await work.tx
    .select()
    .from(evaluacionesTable)
    .where(inArray(evaluacionesTable.actividadId, ids));
  for (const prueba of pruebas) {
    const { oculta = true } = actividades.find(({ id }) => id === prueba.actividadId) ?? {};
    recordChange(work, evaluacionesBinding, { ...prueba, oculta }, null);
  }
  for (const actividad of actividades) recordChange(work, actividadesBinding, actividad, null);
  return [...new Set(filas.map(({ papelera }) => papelera))];
}

/** What is removed by publishing: a section that was to go does so with its activities, unless something stays in it. */
export async function tirarLasQuitadas(
  work: Work,
  cursoId: string,
  quitadas: readonly Tirada[],
): Promise<void> {
  if (quitadas.length === 0) return;
  const seVan = await work.tx
    .select({ id: seccionesTable.id, titulo: seccionesTable.titulo })
    .from(seccionesTable)
    .where(and(eq(seccionesTable.cursoId, cursoId), eq(seccionesTable.seVa, true)));
  const conSuSeccion = new Set<string>();
  for (const seccion of seVan) {
    const suyas = quitadas.filter((una) => una.seccion === seccion.id);
    const todas = and(eq(actividadesTable.seccion, seccion.id), vivaSql(actividadesTable.papelera));
    if (suyas.length === 0 || suyas.length < (await work.tx.$count(actividadesTable, todas))) continue;
    await tirarSeccion(work, { ...seccion, cursoId }, async (entrada) => {
      await tirarActividades(work, suyas, entrada);
    });
    for (const { id } of suyas) conSuSeccion.add(id);
  }
  await tirarActividades(
    work,
    quitadas.filter(({ id }) => !conSuSeccion.has(id)),
  );
  await work.tx.update(seccionesTable).set({ seVa: false }).where(eq(seccionesTable.cursoId, cursoId));
}
