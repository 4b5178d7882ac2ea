import type { Leidos } from '@catedra/shared/avisos/schemas.ts';
import { sql } from 'drizzle-orm';
import { sonarCampana } from '#features/avisos/anotar.ts';
import { contarNoLeidos } from '#features/avisos/leer-campana.ts';
import type { Work } from '#platform/changes/work.ts';

/** Of one's own alone: what is not theirs is passed over. What is announced is marked as it is anywhere else. */
export async function marcarLeidos(work: Work, leidos: Leidos): Promise<{ noLeidos: number }> {
  const { id } = work.actor;
  const ahora = work.now.toISOString();
  const cuales =
    'ids' in leidos ? sql`id = any(${sql.param([...leidos.ids])}::uuid[])` : sql`en <= ${leidos.hasta}`;
  const { rowCount } = await work.tx.execute(sql`
    update avisos set leido_en = ${ahora} where usuario_id = ${id} and leido_en is null and ${cuales}`);
  const { rows } = await work.tx.execute<{ n: number }>(sql`
    select leer_anuncios(${id}, ${ahora}, x.ids, false) as n
      from (select array_agg(id) as ids from anuncios_en_campana(${id}, ${ahora}) where not leido and ${cuales}) x
     where x.ids is not null`);
  if (rowCount || rows[0]?.n) sonarCampana(work, [id]);
  return { noLeidos: await contarNoLeidos(work.tx, id, work.now) };
}
