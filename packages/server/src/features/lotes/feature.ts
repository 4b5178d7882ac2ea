import { lotesRoutes } from '#features/lotes/routes.ts';
import type { Feature } from '#platform/feature.ts';

export const lotesFeature: Feature = { nombre: 'lotes', routes: lotesRoutes };
