import type { PreguntaRevisada } from '@catedra/shared/intentos/despues.ts';
import { sql } from 'drizzle-orm';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

type Corrector = NonNullable<PreguntaRevisada['corrector']>;

/** Who marked each answer of an attempt, by its place: their name and nothing else of them. */
export async function leerCorrectores(
  db: Database,
  intentoId: string,
): Promise<ReadonlyMap<number, Corrector>> {
  const { rows } = await db.execute<Corrector & Record<string, unknown> & { readonly lugar: number }>(sql`
    select p.lugar, u.nombre, u.apellidos, ${isoSql(sql`p.calificada_en`)} as en
      from intento_preguntas p join usuarios u on u.id = p.calificada_por
     where p.intento_id = ${intentoId} and p.a_mano and p.fraccion is not null and p.calificada_en is not null`);
  return new Map(rows.map(({ lugar, nombre, apellidos, en }) => [lugar, { nombre, apellidos, en }]));
}
