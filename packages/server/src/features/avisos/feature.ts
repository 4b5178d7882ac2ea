import type { Feature } from '#platform/feature.ts';

/** Each notice is declared by the feature that knows what it is about; here is how they all leave. */
export const avisosFeature: Feature = { nombre: 'avisos' };
