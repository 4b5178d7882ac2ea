import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { importar } from '#features/paquetes/importar/importar.ts';
import { quitarZip } from '#features/paquetes/quitar-zip.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';
import { isUnlocked } from '#platform/turns/lock.ts';

const IMPORTAR = 'paquetes.importar';
const REANUDAR = 'paquetes.reanudar';
const LIMPIAR = 'paquetes.limpiar';
const DIAS = 7;

export const encolarImportar = ({ jobs }: Platform, work: Work, id: string): Promise<void> =>
  jobs.enqueue(work, IMPORTAR, { id });

/** Goes on with what a process that died left half-done: nobody holds its lock any more. */
export async function reanudar(platform: Platform): Promise<void> {
  const { rows } = await platform.db.execute<{ id: string }>(sql`
    select id from paquetes where estado = 'importando'
       and ${isUnlocked(sql`'paquetes.' || id`)}`);
  for (const { id } of rows)
    await runWork(platform, SISTEMA, REANUDAR, (work) => encolarImportar(platform, work, id));
}

/** Zips that nobody imported go after a week; their reports stay. */
export async function limpiar(platform: Platform): Promise<void> {
  const limite = new Date(platform.clock.now().getTime() - DIAS * 86_400_000).toISOString();
  const { rows } = await platform.db.execute<{ id: string }>(sql`
    select f.id from archivos f where f.proposito = 'paquete' and f.estado = 'listo' and f.creado_en < ${limite}
       and not exists (select from paquetes p where p.archivo_id = f.id and p.estado = 'importando')`);
  for (const { id } of rows) await quitarZip(platform, id);
}

export function paquetesJobs(platform: Platform): void {
  const { jobs } = platform;
  jobs.define<{ id: string }>({ name: IMPORTAR, run: ({ id }) => importar(platform, id) });
  jobs.define({ name: REANUDAR, schedule: '* * * * *', run: () => reanudar(platform) });
  jobs.define({ name: LIMPIAR, schedule: '17 4 * * *', run: () => limpiar(platform) });
}
