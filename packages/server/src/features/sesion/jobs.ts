import { MINUTOS_VIENDO } from '@catedra/shared/perfiles/ver-como.ts';
import { lt, lte, or, isNotNull, sql } from 'drizzle-orm';
import { BROWSER_DAYS } from '#features/sesion/sessions/cookie.ts';
import { terminarPorTiempo } from '#features/sesion/commands/ver-como.ts';
import { loadActor } from '#features/sesion/sessions/load-session.ts';
import { DEJAR, type Mirada } from '#features/sesion/mirada/mirada.ts';
import { crearEnlace, quitarEnlace, sobranEnlaces } from '#features/sesion/passwords/links.ts';
import {
  type Destinatario,
  mensajeCambio,
  mensajeInvitacion,
  mensajeRestablecer,
} from '#features/sesion/messages.ts';
import {
  enlacesTable,
  idasTable,
  limitesTable,
  navegadoresTable,
  sesionesTable,
} from '#features/sesion/table.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import { type Letter, mailJob } from '#platform/mail/mail-job.ts';
import type { Platform } from '#platform/platform.ts';

/** What to write to whom. Tokens are made when the message leaves: no queue ever holds one. */
export type Correo =
  | { readonly tipo: 'restablecer'; readonly correo: string; readonly sitio: string }
  | { readonly tipo: 'invitacion'; readonly usuarioId: string; readonly sitio: string }
  | { readonly tipo: 'cambio'; readonly usuarioId: string };

const LIMPIEZA = 'sesion.limpieza';
const FIN_DE_MIRADA = 'sesion.fin-de-mirada';

export const encolarFinDeMirada = (platform: Platform, work: Work, mirada: Mirada): Promise<void> =>
  platform.jobs.enqueueAfter(work, MINUTOS_VIENDO * 60, FIN_DE_MIRADA, mirada);

/** By whoever looked, even if they may do nothing any more. */
export async function acabarMirada(platform: Platform, mirada: Mirada): Promise<void> {
  const actor = await loadActor(platform.db, mirada.quien);
  if (actor) await runWork(platform, actor, DEJAR, (work) => terminarPorTiempo(work, mirada));
}

interface Row extends Destinatario, Record<string, unknown> {
  readonly id: string;
  readonly nombre: string;
  readonly correo: string;
}

async function findRecipient({ db }: Platform, correo: Correo): Promise<Row | null> {
  const which =
    correo.tipo === 'restablecer'
      ? sql`lower(correo) = ${correo.correo.toLowerCase()}`
      : sql`id = ${correo.usuarioId}`;
  const { rows } = await db.execute<Row>(
    sql`select id, nombre, correo from usuarios where ${which} and correo is not null and estado = 'activo'`,
  );
  return rows[0] ?? null;
}

async function enlaceA(
  { db, clock, config }: Platform,
  persona: Row,
  { tipo, sitio }: Exclude<Correo, { tipo: 'cambio' }>,
): Promise<Letter | null> {
  if (tipo === 'restablecer' && (await sobranEnlaces(db, persona.id, clock.now()))) return null;
  const token = await crearEnlace(db, persona.id, tipo, clock.now());
  const mensaje = tipo === 'invitacion' ? mensajeInvitacion : mensajeRestablecer;
  return {
    message: mensaje(persona, config.ACADEMIA, `${sitio}/#${tipo}=${token}`),
    undo: () => quitarEnlace(db, token),
  };
}

export const correoDeSesion = mailJob<Correo>('sesion.correo', async (platform, correo) => {
  const persona = await findRecipient(platform, correo);
  if (!persona) return null;
  if (correo.tipo !== 'cambio') return enlaceA(platform, persona, correo);
  return { message: mensajeCambio(persona, platform.config.ACADEMIA) };
});

/** Removes what no longer opens or limits anything. */
export async function limpiar({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const moment = now.toISOString();
  const unused = new Date(now.getTime() - BROWSER_DAYS * 86_400_000).toISOString();
  await db
    .delete(sesionesTable)
    .where(or(lte(sesionesTable.expiraEn, moment), isNotNull(sesionesTable.motivoFin)));
  await db.delete(enlacesTable).where(lte(enlacesTable.expiraEn, moment));
  await db.delete(idasTable).where(lte(idasTable.expiraEn, moment));
  await db.delete(navegadoresTable).where(lt(navegadoresTable.vistoEn, unused));
  await db.delete(limitesTable).where(lt(limitesTable.expire, now.getTime()));
}

export function sesionJobs(platform: Platform): void {
  correoDeSesion.define(platform);
  platform.jobs.define<Mirada>({ name: FIN_DE_MIRADA, run: (mirada) => acabarMirada(platform, mirada) });
  platform.jobs.define({ name: LIMPIEZA, schedule: '17 3 * * *', run: () => limpiar(platform) });
}
