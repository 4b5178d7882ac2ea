import { gruposBinding } from '#features/grupos/binding.ts';
import { gruposHandlers } from '#features/grupos/handlers.ts';
import { ponerAlDiaDespues, reglasJobs } from '#features/grupos/regla/jobs.ts';
import { seguirReglas } from '#features/grupos/regla/seguir.ts';
import type { Feature } from '#platform/feature.ts';

export const gruposFeature: Feature = {
  nombre: 'grupos',
  binding: gruposBinding,
  handlers: gruposHandlers,
  jobs: reglasJobs,
  follow: seguirReglas(ponerAlDiaDespues),
};
