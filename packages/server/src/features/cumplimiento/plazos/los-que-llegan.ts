import { DIAS_ANTES } from '@catedra/shared/avisos/dias-antes.ts';
import type { HitoDePlazo } from '@catedra/shared/cumplimiento/aviso-de-plazo.ts';
import { sql } from 'drizzle-orm';
import { isoSql } from '#platform/db/columns.ts';
import type { Tx } from '#platform/db/pool.ts';

/** Whose date has come to one of its days, and which: with them it is known later whether it is still so. */
export interface DiaDePlazo {
  readonly usuarioId: string;
  readonly cursoId: string;
  readonly ronda: number;
  readonly hito: HitoDePlazo;
  /** The due day on the calendar of the person, and how many days from it this one is. */
  readonly dia: string;
  readonly dias: number;
}

interface Fila extends DiaDePlazo, Record<string, unknown> {}

const VECES_DESPUES = 4;
/** The lines of a morning are there when its mail leaves. */
const ANTES_DE_SU_HORA = sql`interval '30 minutes'`;

const lista = (dias: readonly number[]) => sql`${sql.param([...dias])}::smallint[]`;
const USUALES = { vence: lista(DIAS_ANTES.vence), caduca: lista(DIAS_ANTES.caduca) };

/** Of each course that can be taken, the days, from its due date, on which something is said: some of the first round alone. */
const DIAS = sql`
  select c.id as curso_id, d.dias, d.hito, d.primera
    from cursos c left join curso_renovaciones r on r.curso_id = c.id left join ajustes a on true
   cross join lateral (select coalesce(r.dias_de_margen, 0) as dias) margen
   cross join lateral (
     select -n as dias, 'antes' as hito, true as primera from unnest(coalesce(r.avisa_vence, a.avisa_vence, ${USUALES.vence})) n
     union all select -n, 'antes', false from unnest(coalesce(r.avisa_caduca, a.avisa_caduca, ${USUALES.caduca})) n
     union all select 1, 'margen', null where margen.dias > 0
     union all select margen.dias + 1 + 7 * n, 'despues', null from generate_series(0, ${VECES_DESPUES - 1}) n) d
   where c.estado = 'publicado' and coalesce(c.termina_en > ahora(), true)`;

/** Rows of the round that is open to each person, as `matriculas` shows them. */
const ABIERTA = sql`(m.siguiente_en is null or m.siguiente_en > ahora())
  and (not m.adelantada or m.abierta_en <= ahora()) and not m.terminada and not m.completada`;

/**
 * Whom a day of a due date, or of a round that opens by itself, came to after a moment and up to now: of each person and
 * course the last one alone. What is read is a few days of dates of each distance, by the index over them.
 */
export async function losQueLlegan(tx: Tx, tras: string): Promise<readonly DiaDePlazo[]> {
  const { rows } = await tx.execute<Fila>(sql`
    with momentos as materialized (
      select ${tras}::timestamptz as tras, ahora() as hasta, a.zona_horaria as zona,
             greatest(a.hora_del_dia - ${ANTES_DE_SU_HORA}, interval '0') as hora
        from (select zona_horaria, hora_del_dia::interval as hora_del_dia from academia) a),
    dias as materialized (${DIAS}),
    de_plazo as (
      select m.usuario_id, m.curso_id, m.ronda, m.vence_en, m.plazo_en, m.abierta_en, d.hito, d.dias
        from momentos t cross join (select distinct dias from dias) n
       cross join lateral (
         select m.* from matriculas_guardadas m
          where not m.completada
            and m.vence_en > t.tras - n.dias * interval '24 hours' - t.hora - interval '2 hours'
            and m.vence_en <= t.hasta - n.dias * interval '24 hours' - t.hora + interval '26 hours'
         offset 0) m
        join dias d on d.curso_id = m.curso_id and d.dias = n.dias and (d.primera is null or d.primera = (m.ronda = 1))
       where ${ABIERTA}),
    de_ronda as (
      select m.usuario_id, m.curso_id, m.ronda, m.vence_en, m.plazo_en, m.abierta_en, 'abre', null::int
        from momentos t
       cross join lateral (
         select m.* from matriculas_guardadas m
          where m.abierta_en > t.tras - interval '26 hours' and m.abierta_en <= t.hasta and m.vence_en is not null
         offset 0) m
        join rondas r on r.usuario_id = m.usuario_id and r.curso_id = m.curso_id and r.ronda = m.ronda - 1 and r.abierta_por is null
       where ${ABIERTA})
    select distinct on (l.usuario_id, l.curso_id) l.usuario_id as "usuarioId", l.curso_id as "cursoId", l.ronda, l.hito,
           v.dia::text as dia, coalesce(l.dias, w.dia - v.dia) as dias
      from (table de_plazo union all table de_ronda) l cross join momentos t
      join usuarios u on u.id = l.usuario_id and en_activo(u.estado, u.fecha_baja, u.baja_desde)
     cross join lateral (select zona_de(u.zona_horaria, t.zona) as zona) z
     cross join lateral (select (l.vence_en at time zone z.zona)::date as dia) v
     cross join lateral (select case when l.dias is null then (l.abierta_en at time zone z.zona)::date else v.dia + l.dias end as dia) w
     cross join lateral (select greatest((w.dia + t.hora) at time zone z.zona,
       case when l.dias is null then l.abierta_en end) as en) o
     where o.en > t.tras and o.en <= t.hasta and o.en >= l.plazo_en and o.en >= coalesce(l.abierta_en, o.en)
     order by l.usuario_id, l.curso_id, o.en desc, l.dias`);
  return rows;
}

/** Whose waiver ended by itself, or by somebody, after a moment: that it did so is one fact, however often it is looked at. */
export async function aQuienesSeLesAcaba(
  tx: Tx,
  tras: string,
): Promise<readonly { readonly usuarioId: string; readonly cursoId: string; readonly cuando: string }[]> {
  const { rows } = await tx.execute<{ usuarioId: string; cursoId: string; cuando: string }>(sql`
    select m.usuario_id as "usuarioId", m.curso_id as "cursoId", ${isoSql(sql`m.exento_hasta`)} as cuando
      from matriculas_guardadas m
     where m.exento_hasta > ${tras}::timestamptz and m.exento_hasta <= ahora() and not m.adelantada
     order by m.usuario_id`);
  return rows;
}
