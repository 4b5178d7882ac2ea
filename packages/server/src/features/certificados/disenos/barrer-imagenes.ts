import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { sql } from 'drizzle-orm';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

/** A design that somebody has open and did not save may show it meanwhile. */
const ESPERA = 30 * DIA;

/**
 * Takes away the pictures that no design has and none that was published ever had: what was issued with a version is printed
 * with it. One that is being kept in a design at that moment is a new one, and stays.
 */
async function barrerImagenes({ db, clock }: Platform): Promise<void> {
  await db.execute(sql`
    delete from certificado_imagenes i
     where i.creada_en < ${antesDe(clock.now(), ESPERA).toISOString()}
       and not exists (select from certificado_disenos d where position(i.id::text in d.contenido::text) > 0)
       and not exists (select from certificado_diseno_versiones v where position(i.id::text in v.contenido::text) > 0)`);
}

export const barrerImagenesJob = job('certificados.imagenes', barrerImagenes, { schedule: '40 3 * * *' });
