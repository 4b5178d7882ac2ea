import { reportesRoutes } from '#features/reportes/routes.ts';
import type { Feature } from '#platform/feature.ts';

export const reportesFeature: Feature = { nombre: 'reportes', routes: reportesRoutes };
