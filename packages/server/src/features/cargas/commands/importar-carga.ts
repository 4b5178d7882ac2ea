import type { OrdenDeImportar } from '@catedra/shared/cargas/schemas.ts';
import { eq } from 'drizzle-orm';
import { exigirAbierta } from '#features/cargas/commands/cambiar-carga.ts';
import {
  faltaDecidir,
  hayErrores,
  nadaQueImportar,
  revisionVieja,
  sinRevisar,
} from '#features/cargas/errors.ts';
import { recordarMapeo } from '#features/cargas/archivo/leer-archivo.ts';
import { lockCarga } from '#features/cargas/queries.ts';
import { leerDesfase } from '#features/cargas/revisar/desfase.ts';
import { leerSituaciones } from '#features/cargas/revisar/situaciones.ts';
import { cargasTable } from '#features/cargas/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** Gives the order; true when a job is needed. Ordered twice, it is done once. */
export async function importarCarga(
  work: Work,
  id: string,
  { como, diasSiPaso }: OrdenDeImportar,
): Promise<boolean> {
  const carga = await lockCarga(work, id);
  if (carga.estado === 'importando' || carga.estado === 'importada') return false;
  exigirAbierta(carga);
  if (carga.estado !== 'revisada') throw sinRevisar();
  if (await leerDesfase(work.tx, carga)) throw revisionVieja();
  const pendientes = (await leerSituaciones(work.tx, carga)).filter(({ decision }) => decision === null);
  if (pendientes.length > 0) throw faltaDecidir(pendientes.map(({ texto }) => texto));
  const todoONada = como === 'todoONada';
  if (todoONada && carga.errores > 0) throw hayErrores(carga.errores);
  const total = carga.nuevas + carga.cambian + carga.iguales;
  if (total === 0) throw nadaQueImportar();
  await recordarMapeo(work, carga);
  await work.tx
    .update(cargasTable)
    .set({
      estado: 'importando',
      todoONada,
      diasSiPaso: diasSiPaso ?? null,
      sitio: work.site,
      hechas: 0,
      total,
      motivo: null,
      ordenadaPor: work.actor.id,
    })
    .where(eq(cargasTable.id, id));
  return true;
}
