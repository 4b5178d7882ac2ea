import { sql } from 'drizzle-orm';
import { totalesDeCursos } from '#features/cursos/offers.ts';
import { cifrasPorDiaTable } from '#features/reportes/table.ts';
import { enActivoSql } from '#features/usuarios/table.ts';
import type { Tx } from '#platform/db/pool.ts';

const DIAS = 30;

/** The figures of the days before today, as they follow from what people did by the end of each. */
export async function loadFigures(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into ${cifrasPorDiaTable} (dia, vencidos, proximos, hechas, total, activas)
    select d.fin::date, f.vencidos, f.proximos, f.hechas, f.total,
           (select count(distinct p.usuario_id) from progreso p
             where p.actualizado_en between d.fin - interval '30 days' and d.fin)
      from (select ${now.toISOString()}::timestamptz - n * interval '1 day' as fin from generate_series(1, ${DIAS}) n) d
     cross join lateral (
       select count(*) filter (where a.vence_en < d.fin and (v.terminado_en <= d.fin) is not true) as vencidos,
              count(*) filter (where a.vence_en >= d.fin and a.vence_en < d.fin + interval '7 days'
                                 and (v.terminado_en <= d.fin) is not true) as proximos,
              coalesce(sum(h.hechas), 0) as hechas, coalesce(sum(c.total), 0) as total
         from matriculas a join (${totalesDeCursos}) c on c.id = a.curso_id
         join usuarios u on u.id = a.usuario_id and ${enActivoSql(sql`u`)}
         left join curso_avance v on v.usuario_id = a.usuario_id and v.curso_id = a.curso_id
        cross join lateral (
          select count(*) as hechas from progreso p join actividades t on t.id = p.actividad_id and t.obligatoria
           where p.usuario_id = a.usuario_id and p.curso_id = a.curso_id and p.completado_en <= d.fin) h
        where c.estado = 'publicado' and a.desde <= d.fin) f`);
}
