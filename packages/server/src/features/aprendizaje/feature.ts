import { aprendizajeRoutes } from '#features/aprendizaje/routes.ts';
import type { Feature } from '#platform/feature.ts';

export const aprendizajeFeature: Feature = { nombre: 'aprendizaje', routes: aprendizajeRoutes };
