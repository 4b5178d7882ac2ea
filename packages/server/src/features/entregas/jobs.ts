import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { esperaSinTutor } from '#features/entregas/alcance.ts';
import { avisoSinTutor } from '#features/entregas/notices.ts';
import { enActivoSql } from '#features/usuarios/table.ts';
import { runWork } from '#platform/changes/work.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

/** Whoever may mark everyone hears once of each hand-in that nobody tutors: those of a day together. */
export async function avisarSinTutor(platform: Platform): Promise<void> {
  await runWork(platform, SISTEMA, 'entregas.avisar-sin-tutor', async (work) => {
    const { rows: nuevas } = await work.tx.execute(sql`
      insert into entregas_avisadas (entrega_id)
      select e.id from entregas e join usuarios u on u.id = e.usuario_id and u.fecha_baja is null
       where ${esperaSinTutor}
      on conflict do nothing returning entrega_id`);
    if (nuevas.length === 0) return;
    const { rows: quienes } = await work.tx.execute<{ usuarioId: string }>(sql`
      select u.id as "usuarioId" from usuarios u join perfiles p on p.nombre = u.perfil
       where ${enActivoSql(sql`u`)} and 'actividades:calificar' = any(p.permisos) order by u.id`);
    await notify(work, avisoSinTutor, ...quienes);
  });
}

export const entregasJobs = [job('entregas.buscar-sin-tutor', avisarSinTutor, { schedule: '0 6 * * *' })];
