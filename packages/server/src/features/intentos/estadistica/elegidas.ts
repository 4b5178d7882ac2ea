import { elegiblesDe } from '@catedra/shared/intentos/estadistica/opciones.ts';
import type { Publica } from '@catedra/shared/preguntas/tipos.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/pool.ts';

/** What answer `p` chose, one row each: one option, several, or true or false. */
export const ELEGIDAS: SQL = sql`(
  select p.respuesta ->> 'opcion' as opcion where p.respuesta ? 'opcion'
  union all select p.respuesta ->> 'valor' where p.respuesta ? 'valor'
  union all select e from jsonb_array_elements_text(
    case when jsonb_typeof(p.respuesta -> 'opciones') = 'array' then p.respuesta -> 'opciones' else '[]' end) e)`;

const DE_ELEGIR = ['unica', 'multiple', 'verdadero_falso'];

interface Fila extends Record<string, unknown> {
  readonly id: string;
  readonly numero: number;
  readonly publica: Publica;
  readonly opciones: readonly string[];
}

/** By question and version, the letters of what nobody chose. `intentos` gives ids. */
export async function leerSinElegir(db: Database, intentos: SQL): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await db.execute<Fila>(sql`
    with s as materialized (${intentos}),
    p as materialized (
      select distinct p.pregunta_id, p.numero, p.respuesta
        from s join intento_preguntas p on p.intento_id = s.id
        join preguntas q on q.id = p.pregunta_id and q.tipo = any(${sql.param(DE_ELEGIR)}::text[])),
    a as (select distinct p.pregunta_id, p.numero, x.opcion from p left join lateral ${ELEGIDAS} x on true)
    select a.pregunta_id as id, a.numero, v.publica,
           coalesce(json_agg(a.opcion) filter (where a.opcion is not null), '[]') as opciones
      from a join pregunta_versiones v on v.pregunta_id = a.pregunta_id and v.numero = a.numero
     group by a.pregunta_id, a.numero, v.publica`);
  return new Map(
    rows.map(({ id, numero, publica, opciones }) => [
      `${id}:${numero}`,
      elegiblesDe(publica).flatMap(({ id: una, letra }) => (opciones.includes(una) ? [] : [letra])),
    ]),
  );
}
