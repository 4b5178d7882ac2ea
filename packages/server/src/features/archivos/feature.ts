import { downloadRoutes } from '#features/archivos/download-routes.ts';
import { archivosHandlers } from '#features/archivos/handlers.ts';
import { archivosJobs } from '#features/archivos/jobs.ts';
import { uploadRoutes } from '#features/archivos/upload-routes.ts';
import type { Feature } from '#platform/feature.ts';

export const archivosFeature: Feature = {
  nombre: 'archivos',
  handlers: archivosHandlers,
  routes(app, platform) {
    uploadRoutes(app, platform);
    downloadRoutes(app, platform);
  },
  jobs: archivosJobs,
};
