import { lotesHandlers } from '#features/lotes/handlers.ts';
import type { Feature } from '#platform/feature.ts';

export const lotesFeature: Feature = { nombre: 'lotes', handlers: lotesHandlers };
