import type { UsoDelAlmacen } from '@catedra/shared/archivos/schemas.ts';
import { veElAlmacen } from '@catedra/shared/archivos/policy.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { sql } from 'drizzle-orm';
import { cuotaDe } from '#features/archivos/limites.ts';
import { losQueOcupan } from '#features/archivos/queries.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Platform } from '#platform/platform.ts';

const COURSES = 50;
const BIGGEST = 20;

const clase = sql`case when f.estado = 'subiendo' then 'a_medias'
  when f.tipo like 'video/%' then 'video' when f.tipo like 'image/%' then 'imagen' when f.tipo like 'audio/%' then 'audio'
  when f.tipo ~ '(pdf|text/|officedocument|opendocument|msword|x-cfb|rtf|epub)' then 'documento' else 'otro' end`;

const cuenta = sql`count(*)::int as archivos, coalesce(sum(f.bytes), 0)::float as bytes`;

type Suma = { archivos: number; bytes: number };

/** What takes the academy's space: by course, by kind, and the files that weigh most. */
export async function leerUso({ db, config }: Platform, actor: Actor): Promise<UsoDelAlmacen> {
  if (!veElAlmacen(actor)) throw sinPermiso();
  const [todo, porCurso, porClase, mayores] = await Promise.all([
    db.execute<Suma>(sql`select ${cuenta} from ${losQueOcupan} f`),
    db.execute<UsoDelAlmacen['porCurso'][number] & Record<string, unknown>>(sql`
      select f.curso_id as "cursoId", c.titulo, ${cuenta} from ${losQueOcupan} f left join cursos c on c.id = f.curso_id
       group by f.curso_id, c.titulo order by sum(f.bytes) desc, c.titulo limit ${COURSES}`),
    db.execute<UsoDelAlmacen['porClase'][number] & Record<string, unknown>>(sql`
      select ${clase} as clase, ${cuenta} from ${losQueOcupan} f group by 1 order by sum(f.bytes) desc`),
    db.execute<UsoDelAlmacen['mayores'][number] & Record<string, unknown>>(sql`
      select f.id, f.nombre, f.tipo, f.bytes::float as bytes, c.titulo as curso,
             ${isoSql(sql`f.creado_en`)} as "creadoEn"
        from ${losQueOcupan} f left join cursos c on c.id = f.curso_id
       where f.estado = 'listo' order by f.bytes desc, f.id limit ${BIGGEST}`),
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
