import { ajustesHandlers } from '#features/ajustes/handlers.ts';
import type { Feature } from '#platform/feature.ts';

export const ajustesFeature: Feature = { nombre: 'ajustes', handlers: ajustesHandlers };
