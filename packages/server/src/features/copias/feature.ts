import type { Feature } from '#platform/feature.ts';

export const copiasFeature: Feature = { nombre: 'copias' };
