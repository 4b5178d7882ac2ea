import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { anotarAnuncio } from '#features/anuncios/audit.ts';
import { anunciosTable } from '#features/anuncios/table.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import { job } from '#platform/job.ts';

/** One written for later begins: open screens hear of it. Whoever asks from that moment on has it all the same. */
const empezar = job<{ id: string }>('anuncios.empezar', async (platform, { id }) => {
  const suyo = and(
    eq(anunciosTable.id, id),
    isNotNull(anunciosTable.publicadoEn),
    isNull(anunciosTable.retiradoEn),
  );
  const [fila] = await platform.db.select().from(anunciosTable).where(suyo);
  if (fila) await runWork(platform, SISTEMA, 'anuncios.empezar', (work) => anotarAnuncio(work, null, fila));
});

export async function sonarAlEmpezar(work: Work, id: string, desde: string): Promise<void> {
  const faltan = Math.ceil((Date.parse(desde) - work.now.getTime()) / 1000);
  if (faltan > 0) await work.enqueueAfter(faltan, empezar, { id });
}

export const anunciosJobs = [empezar];
