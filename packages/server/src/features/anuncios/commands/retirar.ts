import type { Anuncio } from '@catedra/shared/anuncios/schemas.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { eq } from 'drizzle-orm';
import { anotarAnuncio } from '#features/anuncios/audit.ts';
import { bloquear } from '#features/anuncios/commands/guardar.ts';
import { leerUno } from '#features/anuncios/filas.ts';
import { anunciosTable } from '#features/anuncios/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** It goes from everybody's view, and says how many mails had left; a draft is thrown away. Twice is once. */
export async function retirar(work: Work, id: string): Promise<Anuncio> {
  const antes = await bloquear(work, id);
  if (!antes) throw noEncontrado();
  if (antes.retiradoEn === null) {
    const suyo = {
      retiradoEn: work.now.toISOString(),
      retiradoPor: work.actor.id,
      version: antes.version + 1,
    };
    await work.tx.update(anunciosTable).set(suyo).where(eq(anunciosTable.id, id));
    await anotarAnuncio(work, antes, { ...antes, ...suyo });
  }
  return leerUno(work.tx, work.actor, id, work.now);
}
