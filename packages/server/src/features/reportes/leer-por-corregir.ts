import type { Actor } from '@catedra/shared/core/actor.ts';
import { calificaA } from '@catedra/shared/entregas/policy.ts';
import { DIAS_DE_LA_LINEA, DIAS_DEL_PREMIO, POR_DIA } from '@catedra/shared/reportes/trabajo-cifras.ts';
import type { LoCorregido, PorCorregir } from '@catedra/shared/reportes/trabajo.ts';
import { type SQL, sql } from 'drizzle-orm';
import { A_CIEGAS, DE_QUIEN, NUMERO_DE_PREGUNTA, SIN_CALIFICAR, vienenA } from '#features/entregas/offers.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

interface Mesa {
  readonly actor: Actor;
  /** The academy's own, for whoever has none. */
  readonly zona: string;
  readonly now: Date;
}

/** The calendar on which the reader counts days. */
const zonaSql = ({ actor, zona }: Mesa): SQL =>
  sql`coalesce((select u.zona_horaria from usuarios u where u.id = ${actor.id}), ${zona})`;

/** How many midnights of that calendar have passed since then. */
const diasDesde = (momento: SQL, { now }: Mesa): SQL =>
  sql`((${now.toISOString()}::timestamptz at time zone z.zona)::date - (${momento} at time zone z.zona)::date)`;

const TRABAJO = sql`'id', e.id, 'tipo', e.tipo, 'lugar', e.lugar, 'pregunta', ${NUMERO_DE_PREGUNTA},
  'persona', ${DE_QUIEN}, 'actividad', json_build_object('id', a.id, 'titulo', a.titulo),
  'curso', json_build_object('id', c.id, 'titulo', c.titulo), 'entregadaEn', ${isoSql(sql`e.entregada_en`)}`;

const ARCHIVOS = sql`from entrega_archivos ea join archivos f on f.id = ea.archivo_id where ea.entrega_id = e.id`;

/** Of the work that waits longest, what was handed in. */
const PRIMERO = sql`json_build_object(${TRABAJO},
  'conTexto', coalesce((select v.texto <> '' from entregas v where v.id = e.id), false),
  'fotos', (select count(*) ${ARCHIVOS} and f.tipo like 'image/%'),
  'archivos', (select count(*) ${ARCHIVOS} and f.tipo not like 'image/%'))`;

const CON_NOMBRES = sql`join usuarios u on u.id = e.usuario_id join actividades a on a.id = e.actividad_id
  join cursos c on c.id = e.curso_id`;

/** What waits is looked at once; of the few that are named alone is anything else asked. */
async function leerEspera(db: Database, mesa: Mesa): Promise<Omit<PorCorregir, 'corregido'>> {
  const { rows } = await db.execute<Omit<PorCorregir, 'corregido'> & Record<string, unknown>>(sql`
    with z as materialized (select ${zonaSql(mesa)} as zona),
    esperan as materialized (
      select e.tipo, e.id, e.lugar, e.entregada_en, e.usuario_id, e.actividad_id, e.curso_id, e.ciega,
             least(${diasDesde(sql`e.entregada_en`, mesa)}, ${DIAS_DE_LA_LINEA - 1}::int) as dias
        from ${SIN_CALIFICAR} e cross join z where ${vienenA(mesa.actor)}),
    puestos as materialized (
      select e.*, row_number() over (partition by e.dias order by e.entregada_en, e.id, coalesce(e.lugar, -1)) as puesto
        from esperan e),
    nombrados as materialized (
      select e.dias, e.puesto, json_build_object(${TRABAJO}) as trabajo
        from puestos e ${CON_NOMBRES} where e.puesto <= ${POR_DIA})
    select (select count(*)::int from esperan) as total, (
             select ${PRIMERO} from (
               select * from esperan order by entregada_en, id, coalesce(lugar, -1) limit 1) e ${CON_NOMBRES}) as primero, (
             select coalesce(json_agg(json_build_object('dias', d.dias, 'cuantos', d.cuantos, 'primeros', (
                      select json_agg(n.trabajo order by n.puesto) from nombrados n where n.dias = d.dias))
                      order by d.dias desc), '[]')
               from (select dias, count(*) as cuantos from esperan group by dias) d) as "porDias"`);
  return rows[0] as Omit<PorCorregir, 'corregido'>;
}

/** What the actor marked, of works and of answers, within what they may read now. */
const corregidosSql = ({ actor, now }: Mesa): SQL => {
  const desde = sql`(((${now.toISOString()}::timestamptz at time zone z.zona)::date - ${DIAS_DEL_PREMIO - 1}::int)::timestamp
    at time zone z.zona)`;
  return sql`(
    select e.id, e.usuario_id, e.actividad_id, e.curso_id, e.estado, e.entregada_en, e.calificada_en, false as ciega from entregas e
     where e.calificada_por = ${actor.id} and e.calificada_en >= ${desde}
    union all
    select i.id, i.usuario_id, i.actividad_id, i.curso_id, 'calificada', i.entregado_en, p.calificada_en, ${A_CIEGAS(sql`i`)}
      from intento_preguntas p join intentos i on i.id = p.intento_id
     where p.calificada_por = ${actor.id} and p.calificada_en >= ${desde} and not i.practica)`;
};

async function leerCorregido(db: Database, mesa: Mesa): Promise<LoCorregido | null> {
  const { rows } = await db.execute<LoCorregido & Record<string, unknown>>(sql`
    with z as materialized (select ${zonaSql(mesa)} as zona),
    hechos as materialized (
      select e.id, e.usuario_id, e.ciega, e.calificada_en, ${diasDesde(sql`e.calificada_en`, mesa)} as dias,
             (e.calificada_en at time zone z.zona)::date - (e.entregada_en at time zone z.zona)::date as esperado
        from z cross join lateral ${corregidosSql(mesa)} e where ${vienenA(mesa.actor)})
    select (select count(*)::int from hechos) as total,
           (select coalesce(max(esperado), 0) from hechos) as "esperaMaxima",
           array(select (select count(*)::int from hechos h where h.dias = d)
                   from generate_series(${DIAS_DEL_PREMIO - 1}::int, 0, -1) d) as "porDia", (
             select json_build_object('persona', ${DE_QUIEN}, 'en', ${isoSql(sql`e.calificada_en`)})
               from hechos e join usuarios u on u.id = e.usuario_id
              order by e.calificada_en desc, e.id limit 1) as ultimo`);
  const [fila] = rows;
  return fila && fila.total > 0 ? fila : null;
}

/** What waits for the actor's mark; with nothing waiting, what they marked lately. Null for whoever marks nothing. */
export async function leerPorCorregir(db: Database, mesa: Mesa): Promise<PorCorregir | null> {
  if (calificaA(mesa.actor) === 'nadie') return null;
  const espera = await leerEspera(db, mesa);
  return { ...espera, corregido: espera.total === 0 ? await leerCorregido(db, mesa) : null };
}
