import { type SQL, sql } from 'drizzle-orm';
import { CUENTA, FRACCION } from '#features/intentos/estadistica/elegidos.ts';
import type { Database } from '#platform/db/pool.ts';

export interface Tercios {
  readonly mejores: number;
  readonly peores: number;
}

/**
 * Every answer to some questions, with the third in which its attempt is by what the rest of it gave: 1 the best, 3 the worst;
 * whoever is between them, or was asked nothing more, is in none. `intentos` gives ids.
 */
export const conTercios = (intentos: SQL, preguntas: SQL): SQL => sql`
  with s as materialized (${intentos}),
  suyas as (
    select p.intento_id, p.pregunta_id, p.numero, p.respuesta, ${FRACCION} as x, p.puntos::float8 as puntos
      from s join intento_preguntas p on p.intento_id = s.id where ${preguntas} and ${CUENTA}),
  t as (
    select p.intento_id, sum(${FRACCION} * p.puntos::float8) as t, sum(p.puntos::float8) as m
      from s join intento_preguntas p on p.intento_id = s.id
     where ${CUENTA} and p.intento_id in (select intento_id from suyas) group by p.intento_id),
  r as (
    select a.*, case when t.m > a.puntos then (t.t - a.x * a.puntos) / (t.m - a.puntos) end as r
      from suyas a join t on t.intento_id = a.intento_id),
  puestos as (
    select r.*, row_number() over (partition by pregunta_id, numero order by r desc nulls last, intento_id) as puesto,
           count(r.r) over (partition by pregunta_id, numero) as de
      from r),
  terciada as (
    select puestos.*, case when r is null then null when puesto <= de / 3 then 1 when puesto > de - de / 3 then 3 end as tercio
      from puestos)`;

/** What the best and the worst third got of each of these questions, on average. */
export async function leerTercios(
  db: Database,
  intentos: SQL,
  preguntaIds: readonly string[],
): Promise<ReadonlyMap<string, Tercios>> {
  if (preguntaIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; mejores: number | null; peores: number | null }>(sql`
    ${conTercios(intentos, sql`p.pregunta_id = any(${sql.param(preguntaIds)}::uuid[])`)}
    select pregunta_id as id, avg(x) filter (where tercio = 1) as mejores, avg(x) filter (where tercio = 3) as peores
      from terciada group by pregunta_id`);
  return new Map(
    rows.flatMap(({ id, mejores, peores }) =>
      mejores === null || peores === null ? [] : [[id, { mejores, peores }] as const],
    ),
  );
}
