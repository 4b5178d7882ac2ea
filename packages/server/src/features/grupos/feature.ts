import { gruposBinding } from '#features/grupos/binding.ts';
import { gruposRoutes } from '#features/grupos/routes.ts';
import type { Feature } from '#platform/feature.ts';

export const gruposFeature: Feature = { nombre: 'grupos', binding: gruposBinding, routes: gruposRoutes };
