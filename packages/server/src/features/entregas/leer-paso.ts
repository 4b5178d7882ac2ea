import type { Actor } from '@catedra/shared/core/actor.ts';
import type { ConsultaDePaso, Paso } from '@catedra/shared/entregas/cola.ts';
import { type SQL, sql } from 'drizzle-orm';
import { abiertaPorOtros } from '#features/entregas/abiertas.ts';
import { CLAVE, DE_QUIEN_Y_DE_QUE, lasQueMira } from '#features/entregas/filtro.ts';
import { CON_NOTA, DE_QUIEN, obras, respuestas, SIN_CALIFICAR, vienenA } from '#features/entregas/queries.ts';
import type { Database } from '#platform/db/pool.ts';

const QUIENES = 3;

/** What waits, and what was marked or given back since then. */
const desdeEntonces = (desde: string): SQL => sql`(select * from ${SIN_CALIFICAR} f
  union all select * from ${obras(sql`e.estado in ('calificada', 'devuelta') and e.calificada_en >= ${desde}::timestamptz`)} f
  union all select * from ${respuestas(sql`${CON_NOTA} and p.calificada_en >= ${desde}::timestamptz`)} f)`;

const enUna = (cuales: SQL): SQL => sql`(
  select json_build_object('id', e.id, 'lugar', e.lugar,
           'persona', ${DE_QUIEN})
    from (select e.* from todas e where ${cuales} limit 1) e join usuarios u on u.id = e.usuario_id)`;

/** Where one stands among those that are being marked one after another. */
export async function leerPaso(
  db: Database,
  actor: Actor,
  { id, lugar = -1, entregadaEn, desde, ...filtro }: ConsultaDePaso,
  now: Date,
): Promise<Paso> {
  const aqui = sql`(${entregadaEn}::timestamptz, ${id}::uuid, ${lugar}::int)`;
  const queda = sql`(e.espera or e.calificada_por = ${actor.id})`;
  const [antes, despues] = [sql`(${CLAVE}) < ${aqui}`, sql`(${CLAVE}) > ${aqui}`];
  const ultima = sql`order by e.entregada_en desc, e.id desc, coalesce(e.lugar, -1) desc`;
  const { rows } = await db.execute<Paso & Record<string, unknown>>(sql`
    with todas as materialized (
      select e.id, e.lugar, e.entregada_en, e.usuario_id, e.ciega, e.calificada_por, e.estado = 'entregada' as espera
        from ${desde === undefined ? SIN_CALIFICAR : desdeEntonces(desde)} e ${DE_QUIEN_Y_DE_QUE}
       where ${vienenA(actor, filtro.papelera)} and ${lasQueMira(actor, filtro)}),
    anterior as materialized (select e.* from todas e where ${antes} and ${queda} ${ultima} limit 1),
    de_otros as materialized (
      select e.calificada_por from todas e left join anterior v on true
       where ${antes} and not ${queda}
         and (v.id is null or (${CLAVE}) > (v.entregada_en, v.id, coalesce(v.lugar, -1))))
    select (select count(*)::int from todas) as total,
           (select count(*)::int from todas where espera) as esperan,
           case when exists (select from todas e where (${CLAVE}) = ${aqui})
                then (select count(*)::int + 1 from todas e where ${antes}) end as puesto,
           ${enUna(sql`(${CLAVE}) = (select v.entregada_en, v.id, coalesce(v.lugar, -1) from anterior v)`)} as anterior,
           ${enUna(sql`${despues} and ${queda} order by ${CLAVE}`)} as siguiente,
           ${enUna(sql`e.espera and not (${CLAVE}) = ${aqui} order by ${abiertaPorOtros(actor, now)}, ${despues} desc, ${CLAVE}`)} as pendiente,
           json_build_object('cuantas', (select count(*)::int from de_otros), 'quienes', array(
             select trim(q.nombre || ' ' || q.apellidos) from usuarios q
              where q.id in (select calificada_por from de_otros) order by 1 limit ${QUIENES})) as "deOtros"`);
  return rows[0] as Paso;
}
