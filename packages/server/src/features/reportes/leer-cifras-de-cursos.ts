import type { CifrasDeCursos, CifrasDeUnCurso } from '@catedra/shared/reportes/cifras-de-cursos.ts';
import { sql } from 'drizzle-orm';
import { totalesDeCursos } from '#features/cursos/offers.ts';
import { cursoCuenta, enEstadoSql } from '#features/participantes/offers.ts';
import { dePersonasSql, type Lectura } from '#features/reportes/filtros.ts';
import { OPINIONES_MINIMAS, valoradosSql } from '#features/reportes/leer-resumen.ts';
import type { Database } from '#platform/db/pool.ts';

type Fila = CifrasDeUnCurso & { readonly id: string } & Record<string, unknown>;

/** How the people of these courses go, of those whom the reader follows. */
export async function leerCifrasDeCursos(
  db: Database,
  lectura: Lectura,
  ids: readonly string[],
): Promise<CifrasDeCursos> {
  const estos = sql`any(${sql.param(ids)}::uuid[])`;
  const { rows } = await db.execute<Fila>(sql`
    with p as (
      select c.id, count(*)::int as personas, count(*) filter (where a.completada)::int as completado,
             count(*) filter (where ${enEstadoSql('vencido', lectura.now)})::int as tarde,
             coalesce(sum(a.hechas), 0)::int as hechas, coalesce(sum(coalesce(a.total, t.total)), 0)::int as total
        from matriculas a join cursos c on c.id = a.curso_id join (${totalesDeCursos}) t on t.id = c.id
       where a.curso_id = ${estos} and ${cursoCuenta} and ${dePersonasSql(lectura, sql`a.usuario_id`)}
       group by c.id)
    select p.*, round(v.suma / v.opiniones, 1)::float as media
      from p left join (${valoradosSql(lectura)}) v on v.curso_id = p.id and v.opiniones >= ${OPINIONES_MINIMAS}`);
  return {
    en: lectura.now.toISOString(),
    cursos: Object.fromEntries(rows.map(({ id, ...cifras }) => [id, cifras])),
  };
}
