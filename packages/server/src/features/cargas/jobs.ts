import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { DIAS_PARA_DESHACER } from '@catedra/shared/cargas/opciones.ts';
import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { deshacer } from '#features/cargas/deshacer/deshacer.ts';
import { EN_MARCHA } from '#features/cargas/importar/en-marcha.ts';
import { importar } from '#features/cargas/importar/importar.ts';
import { invitarCreadas } from '#features/cargas/entrada/invitar.ts';
import { avisoDeCarga } from '#features/cargas/notices.ts';
import { runWork } from '#platform/changes/work.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';
import { isUnlocked } from '#platform/turns/lock.ts';

const REANUDAR = 'cargas.reanudar';

export const invitarDeCarga = job<{ readonly id: string; readonly desde?: string }>(
  'cargas.invitar',
  (platform, { id, desde }) => invitarCreadas(platform, id, desde ?? null),
);

export const importarDeCarga = job<{ readonly id: string }>('cargas.importar', (platform, { id }) =>
  importar(platform, id, invitarDeCarga),
);

export const deshacerDeCarga = job<{ readonly id: string; readonly actorId: string }>(
  'cargas.deshacer',
  (platform, { id, actorId }) => deshacer(platform, id, actorId),
);

/** Goes on with what a process that died left half-done: the queue itself waits for long before it gives up on a job. */
export async function reanudar(platform: Platform): Promise<void> {
  const { rows } = await platform.db.execute<{ id: string; estado: string; ordenada_por: string }>(sql`
    select id, estado, ordenada_por from cargas where estado in ('importando', 'deshaciendo')
       and ${isUnlocked(EN_MARCHA)}`);
  for (const { id, estado, ordenada_por: actorId } of rows) {
    await runWork(platform, SISTEMA, REANUDAR, (work) =>
      estado === 'importando'
        ? work.enqueue(importarDeCarga, { id })
        : work.enqueue(deshacerDeCarga, { id, actorId }),
    );
  }
}

/** Files go after the days of undoing; uploads that nobody imported go whole. */
async function limpiar({ db, clock }: Platform): Promise<void> {
  const limite = antesDe(clock.now(), DIAS_PARA_DESHACER * DIA).toISOString();
  await db.execute(sql`
    delete from carga_archivos a using cargas c where c.id = a.carga_id and c.creada_en < ${limite}`);
  await db.execute(sql`
    delete from cargas where creada_en < ${limite} and estado in ('leida', 'revisando', 'revisada')`);
}

export const cargasJobs = [
  avisoDeCarga,
  importarDeCarga,
  deshacerDeCarga,
  invitarDeCarga,
  job(REANUDAR, reanudar, { schedule: '* * * * *' }),
  job('cargas.limpiar', limpiar, { schedule: '41 3 * * *' }),
];
