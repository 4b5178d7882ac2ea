import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { importar } from '#features/paquetes/importar/importar.ts';
import { quitarZip } from '#features/paquetes/quitar-zip.ts';
import { runWork } from '#platform/changes/work.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';
import { isUnlocked } from '#platform/turns/lock.ts';

const REANUDAR = 'paquetes.reanudar';
const DIAS = 7;

export const importarPaquete = job<{ readonly id: string }>('paquetes.importar', (platform, { id }) =>
  importar(platform, id),
);

/** Goes on with what a process that died left half-done: nobody holds its lock any more. */
export async function reanudar(platform: Platform): Promise<void> {
  const { rows } = await platform.db.execute<{ id: string }>(sql`
    select id from paquetes where estado = 'importando'
       and ${isUnlocked(sql`'paquetes.' || id`)}`);
  for (const { id } of rows)
    await runWork(platform, SISTEMA, REANUDAR, (work) => work.enqueue(importarPaquete, { id }));
}

/** Zips that nobody imported go after a week; their reports stay. */
export async function limpiar(platform: Platform): Promise<void> {
  const limite = antesDe(platform.clock.now(), DIAS * DIA).toISOString();
  const { rows } = await platform.db.execute<{ id: string }>(sql`
    select f.id from archivos f where f.proposito = 'paquete' and f.estado = 'listo' and f.creado_en < ${limite}
       and not exists (select from paquetes p where p.archivo_id = f.id and p.estado = 'importando')`);
  for (const { id } of rows) await quitarZip(platform, id);
}

export const paquetesJobs = [
  importarPaquete,
  job(REANUDAR, reanudar, { schedule: '* * * * *' }),
  job('paquetes.limpiar', limpiar, { schedule: '17 4 * * *' }),
];
