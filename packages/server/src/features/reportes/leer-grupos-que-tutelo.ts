import { GRUPOS_A_LA_VISTA } from '@catedra/shared/reportes/trabajo-cifras.ts';
import type { MiTrabajo } from '@catedra/shared/reportes/trabajo.ts';
import { sql } from 'drizzle-orm';
import { casillasSql } from '#features/reportes/casillas.ts';
import type { Lectura } from '#features/reportes/filtros.ts';
import type { Database } from '#platform/db/pool.ts';

type Grupos = Pick<MiTrabajo, 'grupos' | 'cuantosGrupos'>;

/** Each group that the reader tutors, and how many of its people stand how in all that they have. */
export async function leerGruposQueTutelo(db: Database, { actor, now }: Lectura): Promise<Grupos> {
  if (actor.tutorGrupoIds.length === 0) return { grupos: [], cuantosGrupos: 0 };
  const suyos = sql`${sql.param(actor.tutorGrupoIds)}::uuid[]`;
  const { rows } = await db.execute<Grupos & Record<string, unknown>>(sql`
    with ${casillasSql(suyos, now)},
    cifras as materialized (
      select g.id, g.nombre, k."vencidas", k."alDia", k."enCurso", k."sinEmpezar", k."sinCursos", k.hechas, k.total
        from grupos g join casillas k on k.grupo_id = g.id where g.estado = 'activo')
    select (select count(*)::int from cifras) as "cuantosGrupos", (
      select coalesce(json_agg(f), '[]') from (
        select * from cifras order by vencidas desc, nombre, id limit ${GRUPOS_A_LA_VISTA}) f) as grupos`);
  return rows[0] as Grupos;
}
