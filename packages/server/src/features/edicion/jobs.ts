import { limpiarEdiciones } from '#features/edicion/ediciones.ts';
import type { Platform } from '#platform/platform.ts';

const LIMPIAR = 'edicion.limpiar';

export function edicionJobs({ jobs, db, clock }: Platform): void {
  jobs.define({ name: LIMPIAR, schedule: '23 3 * * *', run: () => limpiarEdiciones(db, clock.now()) });
}
