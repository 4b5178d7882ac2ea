import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Work } from '#platform/changes/work.ts';

export interface Job<Data extends object> {
  readonly name: string;
  /** Must be harmless when run twice: a job is tried again after a crash. */
  readonly run: (data: Data) => Promise<void>;
  /** Seconds before it is tried again; longer each time. */
  readonly retryDelay?: number;
  /** A cron expression, for what happens by itself. */
  readonly schedule?: string;
}

/** Long or later work, kept in the database: it survives restarts and is shared by every process. */
export interface Jobs {
  define<Data extends object>(job: Job<Data>): void;
  /** Enqueued in the command's own transaction: the jobs exist if the change does. */
  enqueue(work: Work, name: string, ...data: object[]): Promise<void>;
  /** The same, to be done once so many seconds have passed. */
  enqueueAfter(work: Work, seconds: number, name: string, data: object): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const TOGETHER = 20;
const RETRIES = { retryLimit: 5, retryDelay: 5, retryBackoff: true };

export function createJobs(url: string, onFailure: (error: unknown) => void): Jobs {
  const boss = new PgBoss({ connectionString: url, max: 4, application_name: 'catedra-trabajos' });
  boss.on('error', onFailure);
  const jobs: Job<object>[] = [];
  let started: Promise<void> | null = null;

  const start = async () => {
    await boss.start();
    for (const job of jobs) {
      await boss.createQueue(job.name, {
        ...RETRIES,
        ...(job.retryDelay !== undefined && { retryDelay: job.retryDelay }),
      });
      if (job.schedule) await boss.schedule(job.name, job.schedule);
      await boss.work(
        job.name,
        { batchSize: TOGETHER, burstWhenBatchFull: true, pollingIntervalSeconds: 1 },
        async (batch) => {
          for (const one of batch) await perform(job, one);
        },
      );
    }
  };

  /** Each job ends on its own, so that one that fails is tried again alone. */
  const perform = async (job: Job<object>, one: { id: string; data: unknown }) => {
    try {
      await job.run((one.data as object | null) ?? {});
      await boss.complete(job.name, one.id);
    } catch (error) {
      onFailure(error);
      await boss.fail(job.name, one.id, { message: error instanceof Error ? error.message : String(error) });
    }
  };

  /** A start that failed is tried anew by whoever needs it next. */
  const startOnce = (): Promise<void> => {
    started ??= start().catch((error: unknown) => {
      started = null;
      throw error;
    });
    return started;
  };

  const insert = async (work: Work, name: string, given: { data: object; startAfter?: number }[]) => {
    await startOnce();
    await boss.insert(name, given, { db: fromDrizzle(work.tx, sql) });
  };

  return {
    define: (job) => void jobs.push(job as unknown as Job<object>),
    async enqueue(work, name, ...data) {
      if (data.length > 0)
        await insert(
          work,
          name,
          data.map((one) => ({ data: one })),
        );
    },
    enqueueAfter: (work, seconds, name, data) => insert(work, name, [{ data, startAfter: seconds }]),
    start: startOnce,
    async stop() {
      if (!started) return;
      await started.catch(() => undefined);
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}
