import type { Feature } from '#platform/feature.ts';

export const importacionesFeature: Feature = { nombre: 'importaciones' };
