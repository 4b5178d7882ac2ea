import { externasJobs } from '#features/externas/archivo/cuidar.ts';
import { externasHandlers } from '#features/externas/handlers.ts';
import type { Feature } from '#platform/feature.ts';

export const externasFeature: Feature = {
  nombre: 'externas',
  handlers: externasHandlers,
  jobs: externasJobs,
};
