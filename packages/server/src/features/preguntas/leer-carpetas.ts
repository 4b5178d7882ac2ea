import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Carpeta, Carpetas } from '@catedra/shared/preguntas/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { lasCarpetasQueVe, lasQueVe } from '#features/preguntas/alcance.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

async function consulta(db: Database | Tx, where: SQL): Promise<Carpeta[]> {
  const { rows } = await db.execute<Carpeta & Record<string, unknown>>(sql`
    select c.id, c.padre_id as "padreId", c.curso_id as "cursoId", c.nombre, c.version,
           (select count(*)::int from preguntas p where p.carpeta_id = c.id and viva(p.eliminada_en)) as preguntas
      from carpetas c where ${where} order by c.nombre, c.id`);
  return rows;
}

/** A folder that the actor sees; any other does not exist. */
export async function leerCarpeta(tx: Tx, actor: Actor, id: string): Promise<Carpeta> {
  const [una] = await consulta(tx, sql`c.id = ${id} and ${lasCarpetasQueVe(actor)}`);
  if (!una) throw noEncontrado();
  return una;
}

/** The folders, the tags in use and the courses that have a folder, as far as the actor sees. */
export async function leerCarpetas(db: Database, actor: Actor): Promise<Carpetas> {
  const visibles = lasCarpetasQueVe(actor);
  const [carpetas, etiquetas, cursos] = await Promise.all([
    consulta(db, visibles),
    db.execute<Carpetas['etiquetas'][number]>(sql`
      select e.nombre, count(*)::int as preguntas
        from preguntas p cross join lateral unnest(p.etiquetas) e (nombre)
       where viva(p.eliminada_en) and ${lasQueVe(actor)} group by e.nombre order by e.nombre`),
    db.execute<Carpetas['cursos'][number]>(sql`
      select k.id, k.titulo from cursos k
       where exists (select from carpetas c where c.curso_id = k.id and ${visibles}) order by k.titulo, k.id`),
  ]);
  return { carpetas, etiquetas: etiquetas.rows, cursos: cursos.rows };
}
