import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { willPass } from '#platform/db/errors.ts';
import { describeFailure } from '#platform/describe-failure.ts';
import type { Defined, OnEnd, OnFailure, Stored } from '#platform/jobs/defined.ts';

/** What is not begun by then is left for later: the queue gives it to another before it would be done. */
const BEGUN_WITHIN_MS = 10 * MINUTO;
const RETRY_MS = 1000;

interface Hearers {
  readonly onFailure: OnFailure;
  readonly onEnd: OnEnd;
}

type Taken = JobWithMetadata<Stored | null>;

/** Says how a job ended until it is heard: else what was done would be done again. */
async function insist(
  say: () => Promise<unknown>,
  stop: AbortSignal,
  onceMissed: () => void = () => undefined,
): Promise<void> {
  for (;;) {
    try {
      await say();
      return;
    } catch (error) {
      onceMissed();
      if (stop.aborted || !willPass(error)) throw error;
      await pause(RETRY_MS, undefined, { signal: stop }).catch(() => undefined);
    }
  }
}

/** How the jobs of a queue are done: each ends on its own, so that one that fails is tried again alone. */
export function performer(boss: PgBoss, { onFailure, onEnd }: Hearers, stop: AbortSignal) {
  /** Done, and the queue did not hear of it at once: given out anew meanwhile, it is not done twice. */
  const done = new Set<string>();

  const complete = (cola: string, id: string) =>
    insist(
      () => boss.complete(cola, id),
      stop,
      () => done.add(id),
    );

  const fail = async (cola: string, { id, retryCount, retryLimit }: Taken, error: unknown) => {
    onFailure(error, { cola, id, abandonado: retryCount >= retryLimit });
    await insist(() => boss.fail(cola, id, { message: describeFailure(error).message }), stop);
  };

  const one = async (job: Defined, taken: Taken): Promise<boolean> => {
    const began = performance.now();
    const failure = done.has(taken.id)
      ? null
      : await job.run(taken.data ?? {}, taken.id).then(
          () => null,
          (error: unknown) => ({ error }),
        );
    onEnd({ cola: job.name, bien: failure === null, ms: performance.now() - began });
    await (failure ? fail(job.name, taken, failure.error) : complete(job.name, taken.id));
    return failure !== null;
  };

  /** Gives back whether any will be tried again. */
  return async (job: Defined, batch: readonly Taken[]): Promise<boolean> => {
    const began = performance.now();
    let failed = false;
    for (const taken of batch) {
      const late = performance.now() - began > BEGUN_WITHIN_MS;
      if (late) await insist(() => boss.fail(job.name, taken.id, { message: 'no llegó su turno' }), stop);
      failed = late || (await one(job, taken)) || failed;
    }
    return failed;
  };
}
