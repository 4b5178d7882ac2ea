import { cursosBinding } from '#features/cursos/binding.ts';
import type { Feature } from '#platform/feature.ts';

export const cursosFeature: Feature = { nombre: 'cursos', binding: cursosBinding };
