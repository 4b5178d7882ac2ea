import type { Actor } from '@catedra/shared/core/actor.ts';
import { alcance } from '@catedra/shared/core/scope.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import type { PalabrasDeCursos, PorCompletar } from '@catedra/shared/cursos/lista.ts';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';
import { qualified } from '#platform/db/qualified.ts';

const MUCHAS = 200;

/** The categories and tags in use, in Spanish order. */
export async function leerPalabras(db: Database, actor: Actor): Promise<PalabrasDeCursos> {
  const visible = scopeSql(cursosBinding, cursos.policy.read(actor)) ?? sql`true`;
  const distinct = async (word: SQL, from: SQL): Promise<string[]> => {
    const { rows } = await db.execute<{ palabra: string }>(sql`
      select palabra from (select distinct ${word} as palabra from ${from} where ${visible}) f
       where palabra is not null order by palabra collate "es-x-icu" limit ${MUCHAS}`);
    return rows.map(({ palabra }) => palabra);
  };
  const [categorias, etiquetas] = await Promise.all([
    distinct(sql`${cursosTable.categoria}`, sql`${cursosTable}`),
    distinct(
      sql`e.etiqueta`,
      sql`${cursosTable} cross join unnest(${cursosTable.etiquetas}) as e (etiqueta)`,
    ),
  ]);
  return { categorias, etiquetas };
}

/** For those who make activities: where something is still missing. */
export async function leerPorCompletar(
  db: Database,
  actor: Actor,
  ids: readonly string[],
): Promise<PorCompletar> {
  const visible = scopeSql(cursosBinding, alcance(actor, 'actividades:ver', 'curso'));
  if (ids.length === 0) return {};
  const rows = await db
    .select({
      id: cursosTable.id,
      faltan: sql<number>`(select count(*)::int from actividades a
         where a.curso_id = ${qualified(cursosTable.id)} and not a.oculta and not a.lista and viva(a.papelera))`,
    })
    .from(cursosTable)
    .where(and(inArray(cursosTable.id, [...ids]), visible));
  return Object.fromEntries(rows.filter(({ faltan }) => faltan > 0).map(({ id, faltan }) => [id, faltan]));
}
