import { gruposBinding } from '#features/grupos/binding.ts';
import { gruposHandlers } from '#features/grupos/handlers.ts';
import type { Feature } from '#platform/feature.ts';

export const gruposFeature: Feature = { nombre: 'grupos', binding: gruposBinding, handlers: gruposHandlers };
