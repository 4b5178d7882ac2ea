import { perfilesBinding } from '#features/perfiles/binding.ts';
import { avisoDePeticion, avisoDePeticionResuelta } from '#features/perfiles/peticiones/avisos.ts';
import { darPorDadas } from '#features/perfiles/peticiones/contestar.ts';
import { perfilesHandlers } from '#features/perfiles/handlers.ts';
import type { Feature } from '#platform/feature.ts';

export const perfilesFeature: Feature = {
  nombre: 'perfiles',
  binding: perfilesBinding,
  handlers: perfilesHandlers,
  jobs: [avisoDePeticion, avisoDePeticionResuelta],
  follow: darPorDadas,
};
