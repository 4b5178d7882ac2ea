import type { FastifyBaseLogger } from 'fastify';
import type { Bell } from '#platform/changes/bell.ts';
import type { Follow } from '#platform/changes/work.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database, Pools } from '#platform/db/pool.ts';
import type { Disk } from '#platform/disk.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { Storage } from '#platform/storage/store.ts';
import type { Tally } from '#platform/tally.ts';

/** What every feature stands on; it knows nothing of courses. */
export interface Platform {
  readonly config: Config;
  /** The address that links begin with: that of the request, or of the work that enqueued a job. */
  readonly site: string;
  /** Where whoever asks is answered from: a share of the interactive connections, those of reports or those of jobs. */
  readonly db: Database;
  readonly pools: Pools;
  readonly clock: Clock;
  readonly bell: Bell;
  readonly log: FastifyBaseLogger;
  readonly disk: Disk;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly storage: Storage;
  readonly tally: Tally;
  /** What the features do when something changes, in the same work. */
  readonly follow?: Follow;
}
