import { reportesHandlers } from '#features/reportes/handlers.ts';
import type { Feature } from '#platform/feature.ts';

export const reportesFeature: Feature = { nombre: 'reportes', reports: true, handlers: reportesHandlers };
