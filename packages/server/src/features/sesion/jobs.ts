import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { lt, lte, or, isNotNull } from 'drizzle-orm';
import { BROWSER_DAYS } from '#features/sesion/sessions/cookie.ts';
import { terminarPorTiempo } from '#features/sesion/commands/ver-como.ts';
import { loadActor } from '#features/sesion/sessions/load-session.ts';
import { DEJAR, type Mirada } from '#features/sesion/mirada/mirada.ts';
import { correoDeSesion } from '#features/sesion/notices.ts';
import {
  enlacesTable,
  idasTable,
  limitesTable,
  navegadoresTable,
  peticionesTable,
  sesionesTable,
} from '#features/sesion/table.ts';
import { desdeCuando, peticionDeAcceso } from '#features/sesion/passwords/peticiones.ts';
import { runWork } from '#platform/changes/work.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

/** By whoever looked, even if they may do nothing any more. */
export async function acabarMirada(platform: Platform, mirada: Mirada): Promise<void> {
  const actor = await loadActor(platform.db, mirada.quien);
  if (actor) await runWork(platform, actor, DEJAR, (work) => terminarPorTiempo(work, mirada));
}

export const finDeMirada = job<Mirada>('sesion.fin-de-mirada', acabarMirada);

/** Removes what no longer opens or limits anything. */
export async function limpiar({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const moment = now.toISOString();
  const unused = antesDe(now, BROWSER_DAYS * DIA).toISOString();
  await db
    .delete(sesionesTable)
    .where(or(lte(sesionesTable.expiraEn, moment), isNotNull(sesionesTable.motivoFin)));
  await db.delete(enlacesTable).where(lte(enlacesTable.expiraEn, moment));
  await db.delete(peticionesTable).where(lte(peticionesTable.pedidaEn, desdeCuando(now)));
  await db.delete(idasTable).where(lte(idasTable.expiraEn, moment));
  await db.delete(navegadoresTable).where(lt(navegadoresTable.vistoEn, unused));
  await db.delete(limitesTable).where(lt(limitesTable.expire, now.getTime()));
}

export const sesionJobs = [
  correoDeSesion,
  peticionDeAcceso,
  finDeMirada,
  job('sesion.limpieza', limpiar, { schedule: '17 3 * * *' }),
];
