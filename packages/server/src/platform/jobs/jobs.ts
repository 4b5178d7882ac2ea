import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { describeFailure } from '#platform/describe-failure.ts';
import type { Tx } from '#platform/db/pool.ts';

export interface JobOptions {
  /** Seconds before it is tried again; longer each time. */
  readonly retryDelay?: number;
  /** A cron expression, for what happens by itself. */
  readonly schedule?: string;
}

/** A queue by its stored name, what lies in it, and what is done with each. */
export interface Job<in Ground, in Data extends object> extends JobOptions {
  readonly name: string;
  /** Must be harmless when run twice: a job is tried again after a crash. */
  readonly run: (ground: Ground, data: Data) => Promise<void>;
}

/** The transaction a job belongs to, and the site its links lead to. */
export interface Origin {
  readonly tx: Tx;
  readonly site: string;
}

/** Long or later work, kept in the database: it survives restarts and is shared by every process. */
export interface Jobs {
  /** A job runs on its ground, at the site of the work that enqueued it. */
  define<Ground extends { readonly site: string }>(ground: Ground, job: Job<Ground, never>): void;
  /** In the transaction of whoever asks, to be done once so many seconds have passed. */
  enqueue<Data extends object>(
    origin: Origin,
    job: Job<never, Data>,
    data: readonly NoInfer<Data>[],
    seconds?: number,
  ): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** As it lies in the queue. */
type Stored = { readonly sitio?: string };

interface Defined extends JobOptions {
  readonly name: string;
  readonly run: (stored: Stored) => Promise<void>;
}

const TOGETHER = 20;
const INSERTED_TOGETHER = 500;
/** Whoever enqueues wakes the workers of every process; they also look by themselves, seldom if they can be woken. */
const LOOK = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 30 };
/** Timers hold no longer than this. */
const LONGEST_MS = 2 ** 31 - 1000;
/** The clock of the database may be a little behind. */
const SLACK_MS = 100;
const RETRIES = { retryLimit: 5, retryDelay: 5, retryBackoff: true };

export function createJobs(url: string, onFailure: (error: unknown) => void): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    application_name: 'catedra-trabajos',
    useListenNotify: true,
    cronWorkerIntervalSeconds: 30,
    flowIntervalSeconds: 300,
  });
  boss.on('error', onFailure);
  const jobs = new Map<string, Defined>();
  const workers = new Map<string, string>();
  let started: Promise<void> | null = null;

  const start = async () => {
    await boss.start();
    for (const job of jobs.values()) {
      const queue = { ...RETRIES, retryDelay: job.retryDelay ?? RETRIES.retryDelay, notify: true };
      await boss.createQueue(job.name, queue);
      await boss.updateQueue(job.name, queue);
      if (job.schedule) await boss.schedule(job.name, job.schedule);
      const worker = await boss.work<Stored | null>(
        job.name,
        { batchSize: TOGETHER, burstWhenBatchFull: true, ...LOOK },
        async (batch) => {
          for (const one of batch) await perform(job, one);
        },
      );
      workers.set(job.name, worker);
    }
  };

  /** What is due later is looked for then; if this process is gone, by the regular look of another. */
  const lookAfter = (name: string, seconds: number) => {
    if (seconds * 1000 > LONGEST_MS) return;
    setTimeout(() => boss.notifyWorker(workers.get(name) ?? ''), seconds * 1000 + SLACK_MS).unref();
  };

  /** Each job ends on its own, so that one that fails is tried again alone. */
  const perform = async (job: Defined, one: { id: string; data: Stored | null }) => {
    try {
      await job.run(one.data ?? {});
      await boss.complete(job.name, one.id);
    } catch (error) {
      onFailure(error);
      await boss.fail(job.name, one.id, { message: describeFailure(error).message });
      const { retryDelay = RETRIES.retryDelay } = job;
      for (const times of [1, 2, 4]) lookAfter(job.name, retryDelay * times);
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

  return {
    define(ground, { run, ...job }) {
      if (jobs.has(job.name)) throw new Error(`two jobs are called ${job.name}`);
      jobs.set(job.name, {
        ...job,
        run: ({ sitio = ground.site, ...data }) => run({ ...ground, site: sitio }, data as never),
      });
    },
    async enqueue({ tx, site }, { name }, data, seconds) {
      if (!jobs.has(name))
        throw new Error(`${name} is not among the jobs of any feature: nobody would do it`);
      if (data.length === 0) return;
      await startOnce();
      const later = seconds !== undefined && { startAfter: seconds };
      const rows = data.map((one) => ({ data: { ...one, sitio: site }, ...later }));
      for (let i = 0; i < rows.length; i += INSERTED_TOGETHER)
        await boss.insert(name, rows.slice(i, i + INSERTED_TOGETHER), { db: fromDrizzle(tx, sql) });
      if (seconds) lookAfter(name, seconds);
    },
    start: startOnce,
    async stop() {
      if (!started) return;
      await started.catch(() => undefined);
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}
