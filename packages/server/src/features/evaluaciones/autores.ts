import { sql } from 'drizzle-orm';
import { quienesPuedenSql } from '#features/perfiles/offers.ts';
import type { Work } from '#platform/changes/work.ts';

/** Those who wrote in it and may still do so; where nobody is left of them, whoever may. */
export async function autoresDe({ tx }: Work, evaluacionId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string; escribio: boolean }>(sql`
    select q.id, exists (select from cambios x where x.coleccion in ('evaluaciones', 'composiciones')
             and x.documento = ${evaluacionId}::text and x.actor_id = q.id) as escribio
      from evaluaciones e
     cross join lateral (${quienesPuedenSql(['evaluaciones:editar'], { curso: sql`e.curso_id` })}) q
     where e.id = ${evaluacionId} order by q.id`);
  const suyos = rows.filter(({ escribio }) => escribio);
  return (suyos.length > 0 ? suyos : rows).map(({ id }) => id);
}
