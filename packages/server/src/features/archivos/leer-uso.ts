import type { UsoDelAlmacen } from '@catedra/shared/archivos/schemas.ts';
import { veElAlmacen } from '@catedra/shared/archivos/policy.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { sql } from 'drizzle-orm';
import { cuotaDe } from '#features/archivos/limites.ts';
import { USO } from '#features/archivos/queries.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Platform } from '#platform/platform.ts';

const COURSES = 50;
const BIGGEST = 20;

const cuenta = sql`sum(s.archivos)::int as archivos, sum(s.bytes)::float as bytes`;

type Suma = { archivos: number; bytes: number };

/** What takes the academy's space: by course, by kind, and the files that weigh most. */
export async function leerUso({ db, config }: Platform, actor: Actor): Promise<UsoDelAlmacen> {
  if (!veElAlmacen(actor)) throw sinPermiso();
  const [todo, porCurso, porClase, mayores] = await Promise.all([
    db.execute<Suma>(sql`
      select coalesce(sum(s.archivos), 0)::int as archivos, coalesce(sum(s.bytes), 0)::float as bytes from ${USO} s`),
    db.execute<UsoDelAlmacen['porCurso'][number] & Record<string, unknown>>(sql`
      select s.curso_id as "cursoId", c.titulo, ${cuenta} from ${USO} s left join cursos c on c.id = s.curso_id
       group by s.curso_id, c.titulo having sum(s.archivos) > 0 order by sum(s.bytes) desc, c.titulo limit ${COURSES}`),
    db.execute<UsoDelAlmacen['porClase'][number] & Record<string, unknown>>(sql`
      select s.clase, ${cuenta} from ${USO} s group by s.clase having sum(s.archivos) > 0 order by sum(s.bytes) desc`),
    db.execute<UsoDelAlmacen['mayores'][number] & Record<string, unknown>>(sql`
      select f.id, f.nombre, f.tipo, f.bytes::float as bytes, c.titulo as curso,
             ${isoSql(sql`f.creado_en`)} as "creadoEn"
        from archivos f left join cursos c on c.id = f.curso_id
       where f.ocupa and f.estado = 'listo' order by f.bytes desc, f.id desc limit ${BIGGEST}`),
  ]);
  const { bytes, archivos } = todo.rows[0] ?? { bytes: 0, archivos: 0 };
  return {
    bytes,
    archivos,
    cuota: cuotaDe(config),
    porCurso: porCurso.rows,
    porClase: porClase.rows,
    mayores: mayores.rows,
  };
}
