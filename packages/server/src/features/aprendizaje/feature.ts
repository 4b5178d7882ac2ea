import { aprendizajeHandlers } from '#features/aprendizaje/handlers.ts';
import type { Feature } from '#platform/feature.ts';

export const aprendizajeFeature: Feature = { nombre: 'aprendizaje', handlers: aprendizajeHandlers };
