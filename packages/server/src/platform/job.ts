import type { JobOptions } from '#platform/jobs/defined.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';

/** Declares a job: how the queue calls it, what it is about and what is done. */
export const job = <Data extends object>(
  name: string,
  run: (platform: Platform, data: Data, id: string) => Promise<void>,
  options: JobOptions = {},
): Job<Platform, Data> => ({ name, run, ...options });
