import { camposHandlers } from '#features/campos/handlers.ts';
import type { Feature } from '#platform/feature.ts';

export const camposFeature: Feature = { nombre: 'campos', handlers: camposHandlers };
