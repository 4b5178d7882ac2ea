import type { FastifyBaseLogger } from 'fastify';
import { createBell } from '#platform/changes/bell.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { watchDisk } from '#platform/disk.ts';
import type { Base } from './open-base.ts';
import { lenderAddress } from '#platform/db/addresses.ts';
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

/** Everything the features stand on but the database itself, opened in order and closed in the opposite one. */
export function openPlatform(config: Config, { url, folder }: Base, log: FastifyBaseLogger): OpenPlatform {
  const pools = openPools(url, config, {
    lender: lenderAddress(config),
    follower: config.DATABASE_URL_LECTURA,
    tell: (sentence, err) => log.warn({ ...(err !== undefined && { err }) }, sentence),
  });
  const disk = watchDisk({ folder, reserveMb: config.DISCO_RESERVA_MB, log });
  const tally = createTally();
  const jobs = createJobs(url, failureLog(log), countJobs(tally));
  const mail = countedMail(createMail(config, log), tally);
  const closeAll = async () => {
    disk.close();
    await jobs.stop();
    mail.close();
    await pools.close();
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
