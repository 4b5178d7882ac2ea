import { limpiarEdiciones } from '#features/edicion/ediciones.ts';
import { job } from '#platform/job.ts';

export const edicionJobs = [
  job('edicion.limpiar', ({ db, clock }) => limpiarEdiciones(db, clock.now()), { schedule: '23 3 * * *' }),
];
