import type { AsignacionDeCurso } from '@catedra/shared/grupos/schemas.ts';
import { DIAS_DE_GRACIA } from '@catedra/shared/progreso/vencimiento.ts';
import { type SQL, sql } from 'drizzle-orm';

/*
 * Until when each one would have a course if something were done. A date of their own wins over any other, unless it is
 * one that ran out while they did not have the course; else the earliest of those that they have, as `matriculas_de` says.
 */

const SIN_GRUPOS = sql`'{}'::uuid[] as grupo_ids`;
const suya = (ahora: string) =>
  sql`left join prorrogas p on p.usuario_id = u.id and p.curso_id = c.id
        and (x.usuario_id is not null or p.vence_en >= ${ahora}::timestamptz)`;
const zona = sql`zona_de(u.zona_horaria, a.zona_horaria)`;

/** Whoever would come in past the date has these days from now, if somebody gave them. */
const siPaso = (dias: number | undefined, ahora: string, paso: SQL): SQL =>
  dias === undefined
    ? sql`null::timestamptz`
    : sql`case when x.usuario_id is null and ${paso} then fin_del_dia(${ahora}::timestamptz, ${dias}::int, ${zona}) end`;

type Plazo = Pick<
  AsignacionDeCurso,
  'cursoId' | 'venceEn' | 'venceEnDias' | 'venceCampoId' | 'diasDeGracia' | 'diasSiPaso'
>;

/** The date of one way of having it, from when they come in. */
export const porEsaVia = (
  entra: SQL,
  { venceEn, venceEnDias, venceCampoId }: Plazo,
  gracia: SQL,
  tarde: SQL,
): SQL =>
  venceCampoId === null
    ? sql`vence_una_via(${entra}, ${venceEn}::timestamptz, ${venceEnDias}::int, ${tarde}, ${zona})`
    : sql`vence_desde_el_dato(${entra}, u.campos ->> ${venceCampoId}, ${venceEnDias}::int, ${gracia}, ${zona})`;

/** The people of a group, once it gives a course until then. */
export function porElGrupo(grupoId: string, plazo: Plazo, now: Date): SQL {
  const { cursoId, venceEn, diasDeGracia, diasSiPaso } = plazo;
  const ahora = now.toISOString();
  const entra = sql`greatest(m.desde, coalesce(gc.desde, ${ahora}::timestamptz))`;
  const gracia = sql`coalesce(${diasDeGracia ?? null}::int, gc.dias_de_gracia, ${DIAS_DE_GRACIA}::int)`;
  const porEsaFecha = porEsaVia(entra, plazo, gracia, gracia);
  return sql`
    select u.id as quien, u.id as usuario_id, c.id as curso_id, ${SIN_GRUPOS},
           coalesce(x.desde, ${ahora}::timestamptz) as desde,
           coalesce(p.vence_en, ${siPaso(diasSiPaso, ahora, sql`${venceEn}::timestamptz < ${ahora}::timestamptz`)}, least(
             ${porEsaFecha},
             case when gc.curso_id is null then x.vence_en else (
               select min(v.vence_en) from vias_de(u.id, c.id, ${zona}) v where v.grupo_id is distinct from m.grupo_id) end)) as vence_en
      from miembros_vigentes m join usuarios u on u.id = m.usuario_id
      join cursos c on c.id = ${cursoId} cross join academia a
      left join grupo_cursos gc on gc.grupo_id = m.grupo_id and gc.curso_id = c.id
      left join matriculas x on x.usuario_id = u.id and x.curso_id = c.id
      ${suya(ahora)}
     where m.grupo_id = ${grupoId}`;
}

interface PorNombre extends Plazo {
  readonly ids: readonly string[];
}

const deEllas = ({ cursoId, ids }: PorNombre, ahora: string): SQL => sql`
      from usuarios u join cursos c on c.id = ${cursoId} cross join academia a
      left join matriculas x on x.usuario_id = u.id and x.curso_id = c.id
      ${suya(ahora)}
     where u.id = any(${sql.param([...ids])}::uuid[])`;

/** People who would have the course by name; those who have it already, as that would leave them, or not at all. */
export function porSuNombre(pedido: PorNombre, soloNuevas: boolean, now: Date): SQL {
  const ahora = now.toISOString();
  const { venceEn, diasDeGracia, diasSiPaso } = pedido;
  const suFecha = porEsaVia(
    sql`${ahora}::timestamptz`,
    pedido,
    sql`${diasDeGracia ?? DIAS_DE_GRACIA}::int`,
    sql`null::int`,
  );
  const paso = sql`${venceEn}::timestamptz < ${ahora}::timestamptz`;
  return sql`
    select u.id as quien, u.id as usuario_id, c.id as curso_id, ${SIN_GRUPOS},
           coalesce(x.desde, ${ahora}::timestamptz) as desde,
           coalesce(p.vence_en, ${siPaso(diasSiPaso, ahora, paso)}, least(x.vence_en,
             case when x.usuario_id is null or (x.via = 'grupo' and not coalesce(${paso}, false)) then ${suFecha} end)) as vence_en
    ${deEllas(pedido, ahora)} ${soloNuevas ? sql`and x.usuario_id is null` : sql``}`;
}

/** People who take the course and have not finished it, with a date of their own. */
export const conProrroga = (pedido: PorNombre, now: Date): SQL => sql`
    select u.id as quien, u.id as usuario_id, c.id as curso_id, ${SIN_GRUPOS}, x.desde, ${pedido.venceEn}::timestamptz as vence_en
    ${deEllas(pedido, now.toISOString())} and x.usuario_id is not null and not x.completada`;

/** Those who would come into groups: `entran` gives `grupo_id`, `usuario_id` and `quien`. One course may come by several. */
export function alEntrar(entran: SQL, diasSiPaso: number | undefined, now: Date): SQL {
  const ahora = now.toISOString();
  const tarde = siPaso(diasSiPaso, ahora, sql`gc.vence_en < ${ahora}::timestamptz`);
  return sql`
    select e.quien, u.id as usuario_id, c.id as curso_id, array_agg(e.grupo_id) as grupo_ids,
           min(coalesce(x.desde, ${ahora}::timestamptz)) as desde,
           coalesce(min(p.vence_en), min(${tarde}), least(min(x.vence_en), min(vence_por_grupo(greatest(${ahora}::timestamptz, gc.desde),
             gc, u.id, ${zona})))) as vence_en
      from (${entran}) e join grupos g on g.id = e.grupo_id and g.estado = 'activo'
      join grupo_cursos gc on gc.grupo_id = g.id
      join cursos c on c.id = gc.curso_id and viva(c.papelera) cross join academia a
      left join usuarios u on u.id = e.usuario_id
      left join matriculas x on x.usuario_id = u.id and x.curso_id = c.id
      ${suya(ahora)}
     where not exists (select from miembros_vigentes ya where ya.grupo_id = e.grupo_id and ya.usuario_id = u.id)
     group by e.quien, u.id, c.id, x.usuario_id`;
}

/** Those who take a course, as they are. */
export const deSuMatricula = (cursoId: string, quienes: SQL): SQL => sql`
    select m.usuario_id as quien, m.usuario_id, m.curso_id, m.vence_en, m.desde, ${SIN_GRUPOS}
      from matriculas m where m.curso_id = ${cursoId} and ${quienes}`;
