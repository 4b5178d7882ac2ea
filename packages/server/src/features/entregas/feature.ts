import { olvidarAbiertasJob } from '#features/entregas/abiertas.ts';
import { avisarDeLoQueEsperaJob, avisoDePorCorregir } from '#features/entregas/esperan.ts';
import { entregasHandlers } from '#features/entregas/handlers.ts';
import { entregasJobs } from '#features/entregas/jobs.ts';
import { avisoDeEntrega, avisoSinTutor } from '#features/entregas/notices.ts';
import type { Feature } from '#platform/feature.ts';

export const entregasFeature: Feature = {
  nombre: 'entregas',
  handlers: entregasHandlers,
  jobs: [
    avisoDeEntrega,
    avisoSinTutor,
    avisoDePorCorregir,
    avisarDeLoQueEsperaJob,
    olvidarAbiertasJob,
    ...entregasJobs,
  ],
};
