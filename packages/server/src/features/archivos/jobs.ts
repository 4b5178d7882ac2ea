import { borrar, limpiar } from '#features/archivos/limpiar.ts';
import { job } from '#platform/job.ts';

export const archivosJobs = [borrar, job('archivos.limpiar', limpiar, { schedule: '17 * * * *' })];
