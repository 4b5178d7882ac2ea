import { edicionJobs } from '#features/edicion/jobs.ts';
import { edicionHandlers } from '#features/edicion/handlers.ts';
import type { Feature } from '#platform/feature.ts';

export const edicionFeature: Feature = { nombre: 'edicion', handlers: edicionHandlers, jobs: edicionJobs };
