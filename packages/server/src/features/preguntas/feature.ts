import { preguntasHandlers } from '#features/preguntas/handlers.ts';
import type { Feature } from '#platform/feature.ts';

export const preguntasFeature: Feature = { nombre: 'preguntas', handlers: preguntasHandlers };
