import { setTimeout as pause } from 'node:timers/promises';
import { willPass } from '#platform/db/errors.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';

const RETRY_MS = 500;

/** Starts the jobs for as long as that takes: a database that falls just then comes back, and pages wait for it too. */
export async function keepStarting(
  jobs: Pick<Jobs, 'start'>,
  stop: AbortSignal,
  note: (error: unknown) => void,
): Promise<void> {
  while (!stop.aborted) {
    try {
      await jobs.start();
      return;
    } catch (error) {
      if (!willPass(error)) throw error;
      note(error);
    }
    await pause(RETRY_MS, undefined, { signal: stop }).catch(() => undefined);
  }
}
