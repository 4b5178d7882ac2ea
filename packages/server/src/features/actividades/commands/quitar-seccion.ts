import { actividades } from '@catedra/shared/actividades/collection.ts';
import type { Quitado } from '@catedra/shared/actividades/schemas.ts';
import { enUso, noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { dejarQueSeVaya } from '#features/actividades/commands/quitar-actividad.ts';
import { esperaCambios } from '#features/actividades/pendientes.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import { tirarActividades } from '#features/actividades/tirar.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import { sinCerrar, tirarSeccion } from '#features/cursos/offers.ts';
import { seccionesTable } from '#features/cursos/table.ts';
import { vivaSql } from '#features/papelera/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { scopeFieldsOf } from '#platform/collections/rows.ts';
import { lockFor } from '#platform/collections/store.ts';

async function exigirSinMudanzas({ tx }: Work, { id, titulo }: { id: string; titulo: string }) {
  const { rowCount } = await tx.execute(sql`
    select from actividades_pendientes p join actividades a on a.id = p.actividad_id and viva(a.papelera)
     where (p.campos->>'seccion')::uuid <> a.seccion and (${id}::uuid in (a.seccion, (p.campos->>'seccion')::uuid))`);
  if (rowCount)
    throw enUso(`hay cambios sin publicar que mueven actividades de la sección «${titulo}» o a ella`);
}

/** A section goes to the bin with its activities: now, or once it is published if learners can see any of them. */
export async function quitarSeccion(work: Work, id: string): Promise<Quitado> {
  const { tx, actor } = work;
  const allowed = cursos.policy.update(actor);
  // Before looking for it: whoever edits nothing is not told whether it is there.
  if (allowed === false) throw sinPermiso();
  const [suya] = await tx
    .select({ cursoId: seccionesTable.cursoId })
    .from(seccionesTable)
    .where(eq(seccionesTable.id, id));
  if (!suya) throw noEncontrado();
  const { cursoId } = suya;
  const curso = await lockFor(work, cursosBinding, cursoId, allowed);
  const [seccion] = await tx.select().from(seccionesTable).where(eq(seccionesTable.id, id)).for('update');
  if (!seccion) throw noEncontrado();
  if (seccion.papelera) return { esperan: [], papeleraIds: [seccion.papelera] };

  const filas = await tx
    .select()
    .from(actividadesTable)
    .where(and(eq(actividadesTable.seccion, id), vivaSql(actividadesTable.papelera)))
    .orderBy(asc(actividadesTable.id))
    .for('update');
  const vivas = filas.map((fila) => ({ ...fila, cursoTitulo: '' }));
  const here = { cursoId, tipo: null, oculta: false, lista: true };
  if (vivas.length > 0 && !matches(actividades.policy.delete(actor), here)) throw sinPermiso();
  await exigirSinMudanzas(work, seccion);

  if (vivas.some(({ oculta }) => !oculta) && (await esperaCambios(work, cursoId))) {
    for (const viva of vivas) await dejarQueSeVaya(work, viva);
    await tx.update(seccionesTable).set({ seVa: true }).where(eq(seccionesTable.id, id));
    return { esperan: vivas.map((viva) => viva.id), papeleraIds: [] };
  }
  const entrada = await sinCerrar(work, [cursoId], () =>
    tirarSeccion(work, seccion, async (suEntrada) => {
      await tirarActividades(work, vivas, suEntrada);
    }),
  );
  const fields = scopeFieldsOf(cursosBinding, curso);
  work.record({
    coleccion: 'cursos',
    documento: cursoId,
    antes: fields,
    despues: fields,
    detalle: { seccion: [seccion.titulo, null] },
  });
  return { esperan: [], papeleraIds: [entrada] };
}
