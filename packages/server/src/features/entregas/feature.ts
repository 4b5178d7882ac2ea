import { entregasJobs } from '#features/entregas/jobs.ts';
import { entregasRoutes } from '#features/entregas/routes.ts';
import type { Feature } from '#platform/feature.ts';

export const entregasFeature: Feature = { nombre: 'entregas', routes: entregasRoutes, jobs: entregasJobs };
