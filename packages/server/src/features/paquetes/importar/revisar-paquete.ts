import { randomUUID } from 'node:crypto';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Paquete } from '@catedra/shared/paquetes/schemas.ts';
import { eq } from 'drizzle-orm';
import { leerSubida } from '#features/archivos/offers.ts';
import { abrirPaquete, resumirPaquete } from '#features/paquetes/abrir-paquete.ts';
import { comoPaquete, exigirPermiso } from '#features/paquetes/queries.ts';
import { paquetesTable } from '#features/paquetes/table.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';
import { byPerson } from '#platform/turns/by-person.ts';

/** A package is up to 16 MB of writing. */
const inTurn = byPerson(2);

/** Looks into an uploaded package and keeps what it found; asked again, it answers the same. */
export const revisarPaquete = (platform: Platform, actor: Actor, archivoId: string): Promise<Paquete> =>
  inTurn(actor.id, () => revisar(platform, actor, archivoId));

async function revisar(platform: Platform, actor: Actor, archivoId: string): Promise<Paquete> {
  exigirPermiso(actor);
  const archivo = await leerSubida(platform.db, actor.id, archivoId);
  if (archivo.proposito !== 'paquete' || archivo.estado !== 'listo') throw noEncontrado();
  const deEste = eq(paquetesTable.archivoId, archivoId);
  const [hecho] = await platform.db.select().from(paquetesTable).where(deEste);
  if (hecho) return comoPaquete(hecho);

  const id = randomUUID();
  const zip = await abrirPaquete(platform, archivo);
  try {
    const resumen = await resumirPaquete(platform, actor, zip, id);
    return await runWork(platform, actor, 'paquetes.revisar', async ({ tx, now }) => {
      const fila = { id, archivoId, usuarioId: actor.id, nombre: archivo.nombre, resumen };
      await tx
        .insert(paquetesTable)
        .values({ ...fila, total: resumen.bytes, creadoEn: now.toISOString() })
        .onConflictDoNothing();
      const [guardado] = await tx.select().from(paquetesTable).where(deEste);
      if (!guardado) throw noEncontrado();
      return comoPaquete(guardado);
    });
  } finally {
    zip.close();
  }
}
