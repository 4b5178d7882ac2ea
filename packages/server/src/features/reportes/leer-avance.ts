import type { GrupoEnCifras, PaginaDeGrupos, ResumenDeReportes } from '@catedra/shared/reportes/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { totalesDeCursos } from '#features/cursos/offers.ts';
import { cursoCuenta } from '#features/participantes/offers.ts';
import { dePersonasSql, gruposVisibles, type Lectura, veATodos } from '#features/reportes/filtros.ts';
import type { Database } from '#platform/db/pool.ts';

/** Of many groups, those that go best and those that need someone. */
const CADA_EXTREMO = 4;
const POR_PAGINA = 200;
/** Under which the sums of everyone are kept. */
export const TODOS = '00000000-0000-0000-0000-000000000000';

/** What the database keeps of everyone, exact at this moment whatever waits to be counted. */
const DE_TODOS = sql`select grupo_id, personas, cursos, hechas, total from cifras_de_ahora()`;

/** The same sums, counted now: each person once, and whoever is in many groups counts in each with all of their courses. */
const deAlgunos = (lectura: Lectura): SQL => sql`
  with por_persona as materialized (
    select a.usuario_id, count(*) as cursos, sum(coalesce(a.hechas, 0)) as hechas, sum(coalesce(a.total, c.total)) as total
      from matriculas a
      join (${totalesDeCursos}) c on c.id = a.curso_id
     where ${cursoCuenta} and ${dePersonasSql(lectura, sql`a.usuario_id`)}
     group by a.usuario_id)
  select g.grupo_id, count(*)::int as personas, sum(p.cursos)::int as cursos, sum(p.hechas)::int as hechas,
         sum(p.total)::int as total
    from por_persona p
    join (select usuario_id, grupo_id from grupo_miembros union all select usuario_id, ${TODOS}::uuid from por_persona) g
      on g.usuario_id = p.usuario_id
   group by g.grupo_id`;

/** What counts for each group that has someone in it, and for everyone. */
const cifrasSql = (lectura: Lectura): SQL => (veATodos(lectura) ? DE_TODOS : deAlgunos(lectura));

type Avance = Pick<ResumenDeReportes, 'asignaciones' | 'hechas' | 'total' | 'grupos' | 'cuantosGrupos'>;

/** Groups with something to do, from `s`, the most advanced first. */
const enOrdenSql = ({ actor }: Lectura): SQL => sql`
  select grupos.id, grupos.nombre, s.personas, s.hechas, s.total, count(*) over ()::int as cuantos,
         row_number() over (order by s.hechas::float / s.total desc, grupos.nombre, grupos.id) as puesto
    from s join grupos on grupos.id = s.grupo_id
   where s.total > 0 and ${gruposVisibles(actor)}`;

const GRUPO = sql`json_build_object('id', g.id, 'nombre', g.nombre, 'personas', g.personas, 'hechas', g.hechas, 'total', g.total)`;

/** How far everyone has come, and the people of the groups at both ends. */
export async function leerAvance(
  db: Database,
  lectura: Lectura,
  cadaExtremo = CADA_EXTREMO,
): Promise<Avance> {
  const { rows } = await db.execute<Avance & Record<string, unknown>>(sql`
    with s as materialized (${cifrasSql(lectura)}), g as materialized (${enOrdenSql(lectura)})
    select coalesce(sum(s.cursos), 0)::int as asignaciones, coalesce(sum(s.hechas), 0)::int as hechas,
           coalesce(sum(s.total), 0)::int as total, (select count(*)::int from g) as "cuantosGrupos", (
             select coalesce(json_agg(${GRUPO} order by puesto), '[]') from g
              where puesto <= ${cadaExtremo} or puesto > cuantos - ${cadaExtremo}) as grupos
      from s where s.grupo_id = ${TODOS}`);
  return rows[0] as Avance;
}

type Pagina = Pick<PaginaDeGrupos, 'cuantos'> & { readonly grupos: readonly GrupoEnCifras[] };

/** One page of every group with something to do, from a place of that order on. */
export async function leerGrupos(db: Database, lectura: Lectura, desde: number): Promise<Pagina> {
  const { rows } = await db.execute<Pagina & Record<string, unknown>>(sql`
    with s as materialized (${cifrasSql(lectura)}), g as materialized (${enOrdenSql(lectura)})
    select (select count(*)::int from g) as cuantos, (
             select coalesce(json_agg(${GRUPO} order by puesto), '[]') from g
              where puesto > ${desde} and puesto <= ${desde + POR_PAGINA}) as grupos`);
  return rows[0] as Pagina;
}
