import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Work } from '#platform/changes/work.ts';

export interface Job<Data extends object> {
  readonly name: string;
  /** Must be harmless when run twice: a job is tried again after a crash. */
  readonly run: (data: Data) => Promise<void>;
  /** A cron expression, for what happens by itself. */
  readonly schedule?: string;
}

/** Long or later work, kept in the database: it survives restarts and is shared by every process. */
export interface Jobs {
  define<Data extends object>(job: Job<Data>): void;
  /** Enqueued in the command's own transaction: the job exists if the change does. */
  enqueue(work: Work, name: string, data: object): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const RETRIES = { retryLimit: 5, retryDelay: 5, retryBackoff: true };

export function createJobs(url: string, onFailure: (error: unknown) => void): Jobs {
  const boss = new PgBoss({ connectionString: url, max: 4, application_name: 'catedra-trabajos' });
  boss.on('error', onFailure);
  const jobs: Job<object>[] = [];
  let started: Promise<void> | null = null;

  const start = async () => {
    await boss.start();
    for (const job of jobs) {
      await boss.createQueue(job.name, RETRIES);
      if (job.schedule) await boss.schedule(job.name, job.schedule);
      await boss.work(job.name, { pollingIntervalSeconds: 1 }, async ([one]) => {
        try {
          await job.run((one?.data as object | null) ?? {});
        } catch (error) {
          onFailure(error);
          throw error;
        }
      });
    }
  };

  return {
    define: (job) => void jobs.push(job as unknown as Job<object>),
    async enqueue(work, name, data) {
      await (started ??= start());
      await boss.send(name, data, { db: fromDrizzle(work.tx, sql) });
    },
    start: () => (started ??= start()),
    async stop() {
      if (!started) return;
      await started.catch(() => undefined);
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}
