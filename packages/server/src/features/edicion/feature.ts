import { edicionJobs } from '#features/edicion/jobs.ts';
import { edicionRoutes } from '#features/edicion/routes.ts';
import type { Feature } from '#platform/feature.ts';

export const edicionFeature: Feature = { nombre: 'edicion', routes: edicionRoutes, jobs: edicionJobs };
