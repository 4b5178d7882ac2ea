import type { Actor } from '@catedra/shared/core/actor.ts';
import { puedeAmpliar } from '@catedra/shared/intentos/policy.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '#platform/db/pool.ts';

/** An evaluation that a course asks for and that closes to somebody, sooner or later. */
export interface Prueba extends Record<string, unknown> {
  readonly evaluacionId: string;
  readonly cursoId: string;
  readonly titulo: string;
}

/** Those of these courses that learners see, that count and that some date closes: mostly none, and nothing else is asked. */
export async function pruebasQueCierran(db: Database | Tx, cursoIds: readonly string[]): Promise<Prueba[]> {
  if (cursoIds.length === 0) return [];
  const { rows } = await db.execute<Prueba>(sql`
    select e.id as "evaluacionId", e.curso_id as "cursoId", a.titulo
      from evaluaciones e join actividades a on a.id = e.actividad_id and a.lista and not a.oculta
     where e.curso_id = any(${sql.param([...cursoIds])}::uuid[]) and e.estado = 'publicada'
       and (a.obligatoria or not exists (select from actividades o
              where o.curso_id = e.curso_id and o.obligatoria and o.lista and not o.oculta))
       and (e.cierra_en is not null or a.disponible_hasta is not null
            or exists (select from evaluacion_excepciones x where x.evaluacion_id = e.id and x.cambios->>'cierraEn' is not null)
            or exists (select from excepciones x where x.actividad_id = a.id and x.hasta is not null))
     order by a.titulo, e.id`);
  return rows;
}

/** What is being written and is not there yet. */
export interface Previsto {
  /** The close of everybody. */
  readonly cierraEn?: SQL | undefined;
  /** The exceptions as they would be: `evaluacion_id`, `usuario_id`, `grupo_id` and `cambios`. */
  readonly excepciones?: SQL | undefined;
}

const cierreDado = sql`coalesce((x.cambios->>'cierraEn')::timestamptz, 'infinity')`;

/**
 * How each of these evaluations stands for each of those who have, or would have, its course: `entradas` gives `quien`,
 * which tells people apart, `usuario_id` (null for whoever has no account yet), `curso_id`, `vence_en`, `desde` and
 * `grupo_ids`, the groups that they would be in besides.
 */
export const casosSql = (
  entradas: SQL,
  evaluacionIds: readonly string[],
  { cierraEn = sql`ev.cierra_en`, excepciones = sql`evaluacion_excepciones` }: Previsto = {},
): SQL => sql`
  select e.quien, e.usuario_id, e.curso_id, e.vence_en, e.desde, p.id as evaluacion_id, coalesce(h.hecha, false) or case when p.no_se_repite then vale_de_antes(e.usuario_id, p.actividad_id) else false end as hecha,
         d.actividad_id is not null and d.hasta is null as exenta,
         coalesce(x.cambios ? 'cierraEn', false) as propio,
         d.hasta is not null or coalesce(p.disponible_hasta < e.vence_en, false) as otra_fecha,
         coalesce(d.hasta, nullif(least(p.disponible_hasta, coalesce(
           case when x.cambios ? 'cierraEn' then ${cierreDado} end,
           case when p.con_grupos then (
             select max(${cierreDado}) from ${excepciones} x
              where x.evaluacion_id = p.id and x.grupo_id is not null and x.cambios ? 'cierraEn'
                and (x.grupo_id = any(e.grupo_ids) or exists (select from miembros_vigentes m
                       where m.grupo_id = x.grupo_id and m.usuario_id = e.usuario_id))) end,
           p.cierra_en)), 'infinity')) as cierra_en
    from (${entradas}) e
    join (select ev.id, ev.curso_id, ev.actividad_id, ${cierraEn} as cierra_en, a.disponible_hasta, a.no_se_repite,
                 exists (select from ${excepciones} x where x.evaluacion_id = ev.id
                           and x.grupo_id is not null and x.cambios ? 'cierraEn') as con_grupos
            from evaluaciones ev join actividades a on a.id = ev.actividad_id
           where ev.id = any(${sql.param([...evaluacionIds])}::uuid[])) p on p.curso_id = e.curso_id
    left join ${excepciones} x on x.evaluacion_id = p.id and x.usuario_id = e.usuario_id
    left join excepciones d on d.actividad_id = p.actividad_id and d.usuario_id = e.usuario_id
    left join (select usuario_id, actividad_id, true as hecha from progreso
                where estado = 'completada' and actividad_id = any(array(
                  select ev.actividad_id from evaluaciones ev where ev.id = any(${sql.param([...evaluacionIds])}::uuid[])))) h
           on h.actividad_id = p.actividad_id and h.usuario_id = e.usuario_id`;

/** Of the cases `c`: `cierraAntes` of `packages/shared/src/participantes/cierres.ts`, held by `packages/server/src/features/participantes/cierres/casos.test.ts`. */
export const afectadaSql = sql`(not c.hecha and not c.exenta and coalesce(c.cierra_en < c.vence_en and c.cierra_en > c.desde, false))`;

/** Whoever still has the evaluation to do, whenever it closes to them. */
export const pendienteSql = sql`(not c.hecha and not c.exenta and not coalesce(c.cierra_en <= c.desde, false))`;

/** Those of the cases `c` to whom the actor may give another close. */
export function alcanzaSql(actor: Actor): SQL {
  const scope = puedeAmpliar(actor);
  if (typeof scope === 'boolean') return scope ? sql`true` : sql`false`;
  return sql`exists (select from grupo_miembros gm where gm.usuario_id = c.usuario_id
    and gm.grupo_id = any(${sql.param(actor.tutorGrupoIds)}::uuid[]))`;
}
