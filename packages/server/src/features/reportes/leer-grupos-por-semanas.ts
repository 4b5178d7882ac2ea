import type {
  GrupoEnCifras,
  GrupoPorSemanas,
  PaginaDeGrupos,
  SemanasDeActividad,
} from '@catedra/shared/reportes/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { totalesDeCursos } from '#features/cursos/offers.ts';
import { cursoCuenta } from '#features/participantes/offers.ts';
import { momentosDe } from '#features/reportes/contar-hechas.ts';
import { dePersonasSql, type Lectura } from '#features/reportes/filtros.ts';
import { leerAvance } from '#features/reportes/leer-avance.ts';
import { cifrasDeGruposPorDiaTable } from '#features/reportes/table.ts';
import type { Database } from '#platform/db/pool.ts';

/** Of many groups, those that go best and those that need someone; of few, all. */
const EACH_END = 4;

interface Paso extends Record<string, unknown> {
  grupo_id: string;
  /** 0 is whatever was before the first of the weeks. */
  semana: number;
  hechas: number;
  total: number;
}

/**
 * What came each week to what a group has and has done. What each has of a course is kept, and so is what they have
 * done; what they did after a week is taken away from it, so that only the progress of these weeks is read.
 */
const pasosSql = (lectura: Lectura, ids: readonly string[], desde: readonly string[]): SQL => {
  const semanaDe = (momento: SQL) => sql`width_bucket(${momento}, ${sql.param(desde)}::timestamptz[])`;
  return sql`
    with a as materialized (
      select m.grupo_id, a.usuario_id, a.curso_id, ${semanaDe(sql`a.desde`)} as llega,
             coalesce(a.hechas, 0) as hechas, coalesce(a.total, c.total) as total
        from grupo_miembros m join matriculas a on a.usuario_id = m.usuario_id
        join (${totalesDeCursos}) c on c.id = a.curso_id
       where m.grupo_id = any(${sql.param(ids)}::uuid[]) and ${cursoCuenta}
         and ${dePersonasSql(lectura, sql`a.usuario_id`)}),
    cuentan as materialized (
      select id from (
        select v.id, v.obligatoria, bool_or(v.obligatoria) over (partition by v.curso_id) as alguna from actividades v
         where v.lista and not v.oculta and v.curso_id in (select a.curso_id from a)) v
       where v.obligatoria or not v.alguna),
    h as materialized (
      select a.grupo_id, a.llega, ${semanaDe(sql`p.completado_en`)} as semana, count(*) as hechas
        from a join progreso p on p.usuario_id = a.usuario_id and p.curso_id = a.curso_id
         and p.estado = 'completada' and p.completado_en >= ${desde[0]}::timestamptz
       where p.actividad_id in (select id from cuentan) group by 1, 2, 3)
    select grupo_id, semana, sum(hechas)::int as hechas, sum(total)::int as total from (
      select grupo_id, llega as semana, sum(hechas) as hechas, sum(total) as total from a group by 1, 2
      union all select grupo_id, llega, -sum(hechas), 0 from h where semana > llega group by 1, 2
      union all select grupo_id, semana, sum(hechas), 0 from h where semana > llega group by 1, 2) pasos
     group by 1, 2`;
};

function acumular(pasos: readonly Paso[], semanas: number): GrupoPorSemanas['semanas'] {
  const hasta = (semana: number) => pasos.filter((paso) => paso.semana <= semana);
  return Array.from({ length: semanas }, (_, i) => {
    const suma = (que: 'hechas' | 'total') => hasta(i + 1).reduce((todo, paso) => todo + paso[que], 0);
    return { hechas: Math.max(0, suma('hechas')), total: suma('total') };
  });
}

interface Anotada extends Record<string, unknown> {
  grupo_id: string;
  semana: number;
  hechas: number;
  total: number;
}

/** What the last day that was written down of each past week left: who counted then, whoever came or left since. */
async function leerAnotadas(
  db: Database,
  ids: readonly string[],
  lunes: readonly string[],
): Promise<readonly Anotada[]> {
  const { rows } = await db.execute<Anotada>(sql`
    select distinct on (d.grupo_id, s.semana) d.grupo_id, s.semana::int, d.hechas, d.total
      from unnest(${sql.param(lunes)}::date[]) with ordinality s (lunes, semana)
      join ${cifrasDeGruposPorDiaTable} d on d.dia >= s.lunes and d.dia < s.lunes + 7
     where d.grupo_id = any(${sql.param(ids)}::uuid[]) and s.semana < ${lunes.length}
     order by d.grupo_id, s.semana, d.dia desc`);
  return rows;
}

/** What was written down of each of these groups in each past week, and what they have now: as much as needs no counting. */
export async function conSusSemanas(
  db: Database,
  grupos: readonly GrupoEnCifras[],
  lunes: readonly string[],
): Promise<PaginaDeGrupos['grupos']> {
  const anotadas = await leerAnotadas(
    db,
    grupos.map(({ id }) => id),
    lunes,
  );
  const porGrupo = Map.groupBy(anotadas, ({ grupo_id }) => grupo_id);
  return grupos.map((grupo) => {
    const suyas = porGrupo.get(grupo.id) ?? [];
    const semanas = lunes.map((_, i) => {
      const { hechas, total } =
        i === lunes.length - 1 ? grupo : (suyas.find(({ semana }) => semana === i + 1) ?? {});
      return hechas === undefined || total === undefined ? null : { hechas, total };
    });
    return { ...grupo, semanas };
  });
}

/** How far each of these groups had come at the end of each week; these begin on their Mondays. */
export async function semanasDe(
  db: Database,
  lectura: Lectura,
  ids: readonly string[],
  lunes: readonly string[],
): Promise<ReadonlyMap<string, GrupoPorSemanas['semanas']>> {
  const [{ rows }, anotadas] = await Promise.all([
    db.execute<Paso>(pasosSql(lectura, ids, momentosDe(lectura, lunes))),
    leerAnotadas(db, ids, lunes),
  ]);
  const deUno = (id: string) => {
    const suyas = new Map(
      anotadas.filter(({ grupo_id }) => grupo_id === id).map((anotada) => [anotada.semana, anotada]),
    );
    const deAhora = acumular(
      rows.filter(({ grupo_id }) => grupo_id === id),
      lunes.length,
    );
    return deAhora.map((contada, i) => {
      const { hechas, total } = suyas.get(i + 1) ?? contada;
      return { hechas, total };
    });
  };
  return new Map(ids.map((id) => [id, deUno(id)]));
}

/** How far the groups at both ends had come at the end of each week. */
export async function leerGruposPorSemanas(
  db: Database,
  lectura: Lectura,
  lunes: readonly string[],
): Promise<Pick<SemanasDeActividad, 'grupos' | 'cuantosGrupos'>> {
  const { grupos, cuantosGrupos } = await leerAvance(db, lectura, EACH_END);
  if (grupos.length === 0) return { grupos: [], cuantosGrupos };
  const ids = grupos.map(({ id }) => id);
  const semanas = await semanasDe(db, lectura, ids, lunes);
  return {
    grupos: grupos.map(({ id, nombre, personas }) => ({
      id,
      nombre,
      personas,
      semanas: semanas.get(id) ?? [],
    })),
    cuantosGrupos,
  };
}
