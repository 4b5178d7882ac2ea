import { intentosHandlers } from '#features/intentos/handlers.ts';
import type { Feature } from '#platform/feature.ts';

export const intentosFeature: Feature = { nombre: 'intentos', handlers: intentosHandlers };
