import { and, eq, inArray, sql } from 'drizzle-orm';
import { actividadesBinding } from '#features/actividades/binding.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import { archivosTable } from '#features/archivos/table.ts';
import { seccionesTable } from '#features/cursos/table.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { papeleraTable } from '#features/papelera/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { recordChange, write } from '#platform/collections/store.ts';

/**
 * Nothing waits for what is erased. What asked for any of several, one of which is not there, asked for nothing already:
 * it goes on so.
 */
async function olvidarComoRequisito({ tx }: Work, cursoId: string, ids: readonly string[]): Promise<void> {
  const suyas = sql.param([...ids]);
  const sin = (requisitos: string) => sql`case ${sql.raw(requisitos)}->>'modo'
      when 'alguno' then '{"modo":"todos","condiciones":[]}'::jsonb
      else jsonb_set(${sql.raw(requisitos)}, '{condiciones}', coalesce((
        select jsonb_agg(x.c order by x.i) from jsonb_array_elements(${sql.raw(requisitos)}->'condiciones') with ordinality x(c, i)
         where (x.c->>'actividadId')::uuid = any(${suyas}::uuid[]) is not true), '[]')) end`;
  const laPide = (requisitos: string) => sql`exists (
    select from jsonb_array_elements(${sql.raw(requisitos)}->'condiciones') c
     where (c->>'actividadId')::uuid = any(${suyas}::uuid[]))`;
  await tx.execute(sql`update actividades o set requisitos = ${sin('o.requisitos')}
    where o.curso_id = ${cursoId} and ${laPide('o.requisitos')}`);
  await tx.execute(sql`
    update actividades_pendientes p
       set campos = jsonb_set(p.campos, '{requisitos}', ${sin(`(p.campos->'requisitos')`)}), version = p.version + 1
     where p.curso_id = ${cursoId} and ${laPide(`(p.campos->'requisitos')`)}`);
}

/** Erases what one entry holds: activities that nobody used, and the section they went with. */
export async function borrarActividades(work: Work, entrada: string, cursoId: string): Promise<void> {
  const { tx } = work;
  const filas = await tx
    .select()
    .from(actividadesTable)
    .where(eq(actividadesTable.papelera, entrada))
    .for('update');
  const ids = filas.map(({ id }) => id);
  if (ids.length > 0) {
    await olvidarComoRequisito(work, cursoId, ids);
    await tx.update(archivosTable).set({ actividadId: null }).where(inArray(archivosTable.actividadId, ids));
    await tx.delete(evaluacionesTable).where(inArray(evaluacionesTable.actividadId, ids));
    await write(actividadesBinding, tx.delete(actividadesTable).where(inArray(actividadesTable.id, ids)));
  }
  for (const fila of filas) recordChange(work, actividadesBinding, { ...fila, cursoTitulo: '' }, null);
  const suSeccion = and(eq(seccionesTable.papelera, entrada), eq(seccionesTable.cursoId, cursoId));
  await tx.delete(seccionesTable).where(suSeccion);
  await tx.delete(papeleraTable).where(eq(papeleraTable.id, entrada));
}
