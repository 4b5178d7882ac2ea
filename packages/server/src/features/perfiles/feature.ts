import { perfilesBinding } from '#features/perfiles/binding.ts';
import { avisarDeAccesos, avisoDePeticionDeAcceso } from '#features/perfiles/acceso-por-decidir.ts';
import { avisoDePeticion, avisoDePeticionResuelta } from '#features/perfiles/peticiones/avisos.ts';
import { darPorDadas } from '#features/perfiles/peticiones/contestar.ts';
import { perfilesHandlers } from '#features/perfiles/handlers.ts';
import type { Feature } from '#platform/feature.ts';

export const perfilesFeature: Feature = {
  nombre: 'perfiles',
  binding: perfilesBinding,
  handlers: perfilesHandlers,
  jobs: [avisoDePeticion, avisoDePeticionResuelta, avisoDePeticionDeAcceso],
  follow: async (work, changes) => {
    await darPorDadas(work, changes);
    await avisarDeAccesos(work, changes);
  },
};
