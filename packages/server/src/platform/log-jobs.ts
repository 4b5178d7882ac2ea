import { pruneLog } from '#platform/changes/prune.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

/** Forgets the changes of longer ago than the academy keeps. */
export async function keepLogSmall({
  config,
  db,
  clock,
}: Pick<Platform, 'config' | 'db' | 'clock'>): Promise<void> {
  const before = clock.now();
  before.setUTCMonth(before.getUTCMonth() - config.REGISTRO_MESES);
  await pruneLog(db, before);
}

export const logJobs = [job('cambios.poda', keepLogSmall, { schedule: '41 3 * * *' })];
