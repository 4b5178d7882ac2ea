import type { OnEnd } from '#platform/jobs/defined.ts';
import type { Tally } from '#platform/tally.ts';

/** Every turn of a job, by its queue and how it ended. */
export const countJobs =
  (tally: Tally): OnEnd =>
  ({ cola, bien, ms }) =>
    tally.add('jobs', { queue: cola, result: bien ? 'ok' : 'error' }, ms / 1000);
