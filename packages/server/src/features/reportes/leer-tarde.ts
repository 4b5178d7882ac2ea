import type { SemanasDeActividad } from '@catedra/shared/reportes/schemas.ts';
import { sql } from 'drizzle-orm';
import { enEstadoSql } from '#features/participantes/offers.ts';
import { dePersonasSql, gruposVisibles, type Lectura } from '#features/reportes/filtros.ts';
import type { Database } from '#platform/db/pool.ts';

/** How many people of each group are late in something: by the index of dates, each of them once. */
export async function leerTarde(db: Database, lectura: Lectura): Promise<SemanasDeActividad['tarde']> {
  const { rows } = await db.execute<{ id: string; personas: number }>(sql`
    with tarde as materialized (
      select distinct a.usuario_id from matriculas a join cursos c on c.id = a.curso_id
       where ${enEstadoSql('vencido', lectura.now)} and ${dePersonasSql(lectura, sql`a.usuario_id`)})
    select grupos.id, count(*)::int as personas
      from tarde t join grupo_miembros m on m.usuario_id = t.usuario_id join grupos on grupos.id = m.grupo_id
     where ${gruposVisibles(lectura.actor)} group by grupos.id`);
  return Object.fromEntries(rows.map(({ id, personas }) => [id, personas]));
}
