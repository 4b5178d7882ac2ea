import { BORRAR, borrarBytes, limpiar } from '#features/archivos/limpiar.ts';
import type { Platform } from '#platform/platform.ts';

export function archivosJobs(platform: Platform): void {
  platform.jobs.define<{ ids: string[] }>({ name: BORRAR, run: ({ ids }) => borrarBytes(platform, ids) });
  platform.jobs.define({ name: 'archivos.limpiar', schedule: '17 * * * *', run: () => limpiar(platform) });
}
