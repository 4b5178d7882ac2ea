import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { BESIDES } from '#platform/db/connections.ts';
import { CONNECTIONS, type Tx } from '#platform/db/pool.ts';
import type { Defined, JobOptions, OnEnd, OnFailure, Stored } from '#platform/jobs/defined.ts';
import { performer } from '#platform/jobs/perform.ts';

/** A queue by its stored name, what lies in it, and what is done with each. */
export interface Job<in Ground, in Data extends object> extends JobOptions {
  readonly name: string;
  /** Must be harmless when run twice: a job is tried again after a crash. */
  readonly run: (ground: Ground, data: Data, id: string) => Promise<void>;
  /** Somebody waits for it: it goes before the rest of its queue. */
  readonly urgent?: (data: Data) => boolean;
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
  /** They are taken and done in this process. */
  readonly running: boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const TOGETHER = 20;
const INSERTED_TOGETHER = 500;
/** Whoever enqueues wakes the workers of every process; they also look by themselves, seldom if they can be woken. */
const LOOK = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 30 };
const WORK = { batchSize: TOGETHER, burstWhenBatchFull: true, includeMetadata: true, ...LOOK } as const;
/** Timers hold no longer than this. */
const LONGEST_MS = 2 ** 31 - 1000;
/** The clock of the database may be a little behind. */
const SLACK_MS = 100;
/** What is not said to last longer. */
const LOST_S = 900;
const RETRIES = { retryLimit: 5, retryDelay: 5 };
/** Without a failure for this long, the next one is the first. */
const CALM_MS = 2 * 1000 * LOOK.notifyPollingIntervalSeconds;

const queueOf = ({ longest, retryDelay, retryDelayMax, retryLimit }: JobOptions) => ({
  retryLimit: retryLimit ?? RETRIES.retryLimit,
  retryDelay: retryDelay ?? RETRIES.retryDelay,
  expireInSeconds: longest ?? LOST_S,
  ...(retryDelayMax !== undefined && { retryDelayMax }),
  retryBackoff: true,
  notify: true,
});

export function createJobs(url: string, onFailure: OnFailure, onEnd: OnEnd = () => undefined): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    max: BESIDES.queue,
    application_name: CONNECTIONS.queue,
    useListenNotify: true,
    cronWorkerIntervalSeconds: 30,
    flowIntervalSeconds: 300,
  });
  boss.on('error', (error: Error & { readonly queue?: string }) => {
    onFailure(error);
    if (error.queue !== undefined) lookAgain(error.queue);
  });
  const stopping = new AbortController();
  const perform = performer(boss, { onFailure, onEnd }, stopping.signal);
  const jobs = new Map<string, Defined>();
  const workers = new Map<string, string>();
  const lastFailures = new Map<string, { readonly at: number; readonly wait: number }>();
  let started: Promise<void> | null = null;
  let running = false;

  const start = async () => {
    await boss.start();
    for (const job of jobs.values()) {
      await boss.createQueue(job.name, queueOf(job));
      await boss.updateQueue(job.name, queueOf(job));
      if (job.schedule) await boss.schedule(job.name, job.schedule);
      const worker = await boss.work<Stored | null, void, typeof WORK>(job.name, WORK, async (batch) => {
        const failed = await perform(job, batch);
        const { retryDelay = RETRIES.retryDelay } = job;
        if (failed) for (const times of [1, 2, 4]) lookAfter(job.name, retryDelay * times);
      });
      workers.set(job.name, worker);
    }
    running = true;
  };

  /** What is due later is looked for then; if this process is gone, by the regular look of another. */
  const lookAfter = (name: string, seconds: number) => {
    if (seconds * 1000 > LONGEST_MS) return;
    setTimeout(() => boss.notifyWorker(workers.get(name) ?? ''), seconds * 1000 + SLACK_MS).unref();
  };

  /** Who could not look has lost the word that there was work, and would only look again at its regular time. */
  const lookAgain = (name: string) => {
    const at = Date.now();
    const last = lastFailures.get(name);
    const wait = last && at - last.at < CALM_MS ? Math.min(last.wait * 2, CALM_MS / 2000) : 1;
    lastFailures.set(name, { at, wait });
    lookAfter(name, wait);
  };

  /** A start that failed leaves nothing half begun, and is tried anew by whoever needs it next. */
  const startOnce = (): Promise<void> => {
    started ??= start().catch(async (error: unknown) => {
      await boss.stop({ graceful: false }).catch(() => undefined);
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
        run: ({ sitio = ground.site, ...data }, id) => run({ ...ground, site: sitio }, data as never, id),
      });
    },
    async enqueue({ tx, site }, { name, urgent }, data, seconds) {
      if (!jobs.has(name))
        throw new Error(`${name} is not among the jobs of any feature: nobody would do it`);
      if (data.length === 0) return;
      await startOnce();
      const later = seconds !== undefined && { startAfter: seconds };
      const rows = data.map((one) => ({
        data: { ...one, sitio: site },
        priority: urgent?.(one) ? 1 : 0,
        ...later,
      }));
      for (let i = 0; i < rows.length; i += INSERTED_TOGETHER)
        await boss.insert(name, rows.slice(i, i + INSERTED_TOGETHER), { db: fromDrizzle(tx, sql) });
      if (seconds) lookAfter(name, seconds);
    },
    get running() {
      return running;
    },
    start: startOnce,
    async stop() {
      running = false;
      if (!started) return;
      await started.catch(() => undefined);
      await boss.stop({ graceful: true, timeout: 5000 });
      stopping.abort();
    },
  };
}
