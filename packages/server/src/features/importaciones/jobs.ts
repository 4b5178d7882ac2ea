import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { DIAS_DE_REVISION } from '@catedra/shared/importaciones/limites.ts';
import { sql } from 'drizzle-orm';
import { importar } from '#features/importaciones/importar/importar.ts';
import { runWork } from '#platform/changes/work.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';
import { isUnlocked } from '#platform/turns/lock.ts';

const REANUDAR = 'importaciones.reanudar';

export const importarPreguntas = job<{ readonly id: string }>('importaciones.importar', (platform, { id }) =>
  importar(platform, id),
);

/** Goes on with what a process that died left half-done: nobody holds its lock any more. */
export async function reanudar(platform: Platform): Promise<void> {
  const { rows } = await platform.db.execute<{ id: string }>(sql`
    select id from importaciones where estado = 'importando'
       and ${isUnlocked(sql`'importaciones.' || id`)}`);
  for (const { id } of rows)
    await runWork(platform, SISTEMA, REANUDAR, (work) => work.enqueue(importarPreguntas, { id }));
}

/** Reviews that nobody finished go after some days; what came with them, with the files that nothing shows. */
export async function limpiar({ db, clock }: Platform): Promise<void> {
  const limite = antesDe(clock.now(), DIAS_DE_REVISION * DIA).toISOString();
  await db.execute(sql`
    delete from importaciones where estado in ('por_elegir', 'revisada') and creada_en < ${limite}`);
}

export const importacionesJobs = [
  importarPreguntas,
  job(REANUDAR, reanudar, { schedule: '* * * * *' }),
  job('importaciones.limpiar', limpiar, { schedule: '53 4 * * *' }),
];
