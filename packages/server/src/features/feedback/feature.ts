import { feedbackBinding } from '#features/feedback/binding.ts';
import { feedbackRoutes } from '#features/feedback/routes.ts';
import type { Feature } from '#platform/feature.ts';

export const feedbackFeature: Feature = {
  nombre: 'feedback',
  binding: feedbackBinding,
  routes: feedbackRoutes,
};
