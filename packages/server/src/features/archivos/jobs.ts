import { borrar, limpiar } from '#features/archivos/limpiar.ts';
import { sql } from 'drizzle-orm';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

/** What files take is exact before it, and read from fewer rows after. */
export async function recontarUso({ db }: Pick<Platform, 'db'>): Promise<void> {
  await db.execute(sql`select recontar_uso()`);
}

export const archivosJobs = [
  borrar,
  job('archivos.limpiar', limpiar, { schedule: '17 * * * *' }),
  job('archivos.recontar-uso', recontarUso, { schedule: '*/10 * * * *' }),
];
