import type { FechasGuardadas, PonerFechaLimite } from '@catedra/shared/actividades/schemas.ts';
import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { asc, inArray, sql } from 'drizzle-orm';
import { exigirDelCurso, exigirEditar } from '#features/actividades/del-curso.ts';
import { esperaCambios, prepararCampos } from '#features/actividades/pendientes.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import type { Work } from '#platform/changes/work.ts';

interface Fechada extends Record<string, unknown> {
  id: string;
  tipo: TipoActividad;
  oculta: boolean;
  lista: boolean;
  antes: string | null;
}

async function preparar(work: Work, ids: readonly string[], venceEn: string | null): Promise<void> {
  const vivas = await work.tx
    .select()
    .from(actividadesTable)
    .where(inArray(actividadesTable.id, [...ids]))
    .orderBy(asc(actividadesTable.id))
    .for('update');
  for (const viva of vivas) await prepararCampos(work, { ...viva, cursoTitulo: '' }, { venceEn });
}

/** The same due date for many activities of one course; those that had it stay untouched. */
export async function ponerFechaLimite(
  work: Work,
  cursoId: string,
  { actividadIds, venceEn }: PonerFechaLimite,
): Promise<FechasGuardadas> {
  await exigirEditar(work, cursoId);
  await exigirDelCurso(work, cursoId, 'actividadIds', actividadIds);
  const despues = venceEn && new Date(venceEn).toISOString();
  if (await esperaCambios(work, cursoId)) {
    await preparar(work, actividadIds, despues);
    return { actividadIds: [...actividadIds], venceEn: despues };
  }
  const { rows } = await work.tx.execute<Fechada>(sql`
    with antes as (
      select id, vence_en from actividades
       where id = any(${sql.param(actividadIds)}::uuid[]) and vence_en is distinct from ${despues}::timestamptz
       order by id for update)
    update actividades a
       set vence_en = ${despues}::timestamptz, version = a.version + 1, actualizado_en = ${work.now.toISOString()}
      from antes where antes.id = a.id
    returning a.id, a.tipo, a.oculta, a.lista, antes.vence_en as antes`);
  for (const { id, tipo, oculta, lista, antes } of rows) {
    const scope = { cursoId, tipo, oculta, lista };
    const detalle = { venceEn: [antes && new Date(antes).toISOString(), despues] as const };
    work.record({ coleccion: 'actividades', documento: id, antes: scope, despues: scope, detalle });
  }
  return { actividadIds: [...actividadIds], venceEn: despues };
}
