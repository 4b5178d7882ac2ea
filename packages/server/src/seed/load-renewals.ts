import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/pool.ts';
import { cuentasDemo } from '#seed/accounts.ts';
import { idDeCurso } from '#seed/load-courses.ts';

/** Who did it so long ago, always the same ones and nobody with a published account: three must renew it, one did not. */
const HACE_MESES = [11, 11, 11, 14];
const CURSO = 'proteccion-de-datos';

/** What a few did of a course that is worth a year, as if they had done it when they did: today they must renew it. */
export async function loadRenewals(tx: Tx): Promise<void> {
  const cursoId = idDeCurso(CURSO);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select r.usuario_id as id from rondas r join matriculas m using (usuario_id, curso_id)
     where r.curso_id = ${cursoId} and r.usuario_id <> all(${sql.param(cuentasDemo.map(({ id }) => id))}::uuid[])
     order by r.terminado_en desc, r.usuario_id limit ${HACE_MESES.length}`);
  for (const [i, { id }] of rows.entries()) {
    const antes = sql`make_interval(months => ${HACE_MESES[i] ?? 0})`;
    const suyo = sql`usuario_id = ${id} and curso_id = ${cursoId}`;
    await tx.execute(sql`
      update progreso set creado_en = creado_en - ${antes}, iniciado_en = iniciado_en - ${antes},
             actualizado_en = actualizado_en - ${antes}, completado_en = completado_en - ${antes} where ${suyo}`);
    await tx.execute(sql`update curso_avance set terminado_en = terminado_en - ${antes} where ${suyo}`);
    await tx.execute(sql`
      update rondas set terminado_en = terminado_en - ${antes}, cuenta_desde = (cuenta_desde - ${antes})::date,
             vale_hasta = (vale_hasta - ${antes})::date, abre_el = (abre_el - ${antes})::date where ${suyo}`);
    await tx.execute(sql`
      update certificados set completado_en = completado_en - ${antes}, completado_el = (completado_el - ${antes})::date,
             valido_hasta = (valido_hasta - ${antes})::date where ${suyo}`);
    await tx.execute(sql`select recalcular_matriculas(array[row(${id}, ${cursoId})::par_de_avance])`);
  }
}
