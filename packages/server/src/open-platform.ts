import type { FastifyBaseLogger } from 'fastify';
import { createBell } from '#platform/changes/bell.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { startEmbedded } from '#platform/db/embedded/start-embedded.ts';
import { watchDisk } from '#platform/disk.ts';
import { migrateAcademy } from '#base/base.ts';
import { openPools } from '#platform/db/pool.ts';
import { ownSite } from '#platform/http/site.ts';
import { failureLog } from '#platform/jobs/failure-log.ts';
import { countJobs } from '#platform/jobs/count-jobs.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { countedMail } from '#platform/mail/counted-mail.ts';
import { createMail } from '#platform/mail/mail.ts';
import type { Platform } from '#platform/platform.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { createTally } from '#platform/tally.ts';

export interface OpenPlatform {
  readonly platform: Platform;
  close(): Promise<void>;
}

/** Everything the features stand on, opened in order and closed in the opposite one. */
export async function openPlatform(
  config: Config,
  log: FastifyBaseLogger,
  stop: AbortSignal,
): Promise<OpenPlatform> {
  const note = (message: string) => log.info(message);
  const embedded = config.DATABASE_URL
    ? null
    : await startEmbedded({ dataDir: config.DATA_DIR, log: note, stop });
  const url = config.DATABASE_URL ?? embedded?.url ?? '';
  // A PostgreSQL that closes takes back what was half migrated: the next start does it whole.
  const cut = () => void embedded?.stop();
  stop.addEventListener('abort', cut);
  try {
    stop.throwIfAborted();
    await migrateAcademy(url, (sentence) => log.warn(sentence));
    stop.throwIfAborted();
  } catch (error) {
    await embedded?.stop();
    throw error;
  } finally {
    stop.removeEventListener('abort', cut);
  }
  const pools = openPools(url, config);
  const disk = watchDisk({ folder: embedded?.folder ?? null, reserveMb: config.DISCO_RESERVA_MB, log });
  const tally = createTally();
  const jobs = createJobs(url, failureLog(log), countJobs(tally));
  const mail = countedMail(createMail(config, log), tally);
  const closeAll = async () => {
    disk.close();
    await jobs.stop();
    mail.close();
    await pools.close();
    await embedded?.stop();
  };
  let closing: Promise<void> | undefined;
  return {
    platform: {
      config,
      site: ownSite(config),
      db: pools.interactive,
      pools,
      clock: systemClock,
      bell: createBell(pools.watch),
      log,
      disk,
      jobs,
      mail,
      storage: openStorage(config),
      tally,
    },
    // A start that failed and a signal to stop may both ask for it.
    close: () => (closing ??= closeAll()),
  };
}
