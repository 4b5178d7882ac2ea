import { puedeEntrar } from '@catedra/shared/usuarios/rules.ts';
import { eq } from 'drizzle-orm';
import { cuentaSuspendida, credencialesInvalidas } from '#features/sesion/errors.ts';
import type { Checked } from '#features/sesion/sign-in/check-sign-in.ts';
import { readCredencial } from '#features/sesion/passwords/credentials.ts';
import { terminarSesion } from '#features/sesion/sessions/end-sessions.ts';
import { lockPersona } from '#features/sesion/persona.ts';
import { openSession, type OpenedSession } from '#features/sesion/sessions/sessions.ts';
import { credencialesTable, navegadoresTable } from '#features/sesion/table.ts';
import { hashToken, newToken } from '#features/sesion/sessions/token.ts';
import type { Work } from '#platform/changes/work.ts';

/** The browser at the door: what it is, and the cookies it brings. */
export interface Navegador {
  readonly agente: string;
  /** The token of the session it had, which ends now. */
  readonly sesion: string | null;
  readonly conocido: string | null;
}

export interface Dentro {
  readonly sesion: OpenedSession;
  readonly navegador: string;
}

/** From now on what strangers do to this account can't lock this browser out. Returns its token. */
export async function recordarNavegador(
  work: Work,
  usuarioId: string,
  conocido: string | null,
): Promise<string> {
  const token = conocido ?? newToken();
  const vistoEn = work.now.toISOString();
  await work.tx
    .insert(navegadoresTable)
    .values({ hash: hashToken(token), usuarioId, vistoEn })
    .onConflictDoUpdate({ target: [navegadoresTable.usuarioId, navegadoresTable.hash], set: { vistoEn } });
  return token;
}

/** A session with a new token, whatever token the browser came with. */
export async function abrirPuerta(work: Work, usuarioId: string, navegador: Navegador): Promise<Dentro> {
  if (navegador.sesion !== null) await terminarSesion(work, hashToken(navegador.sesion));
  return {
    sesion: await openSession(work.tx, usuarioId, navegador.agente, work.now),
    navegador: await recordarNavegador(work, usuarioId, navegador.conocido),
  };
}

/** Lets in whoever was checked, if the password and the account are still what they were. */
export async function entrar(work: Work, quien: Checked, navegador: Navegador): Promise<Dentro> {
  const persona = await lockPersona(work, quien.usuarioId);
  const credencial = await readCredencial(work.tx, quien.usuarioId);
  if (credencial?.hash !== quien.hash) throw credencialesInvalidas();
  if (!persona || !puedeEntrar(persona.usuario, work.now)) throw cuentaSuspendida();
  if (credencial.temporal && credencial.usadaEn === null)
    await work.tx
      .update(credencialesTable)
      .set({ usadaEn: work.now.toISOString() })
      .where(eq(credencialesTable.usuarioId, quien.usuarioId));
  if (quien.renovado !== null)
    await work.tx
      .update(credencialesTable)
      .set({ hash: quien.renovado })
      .where(eq(credencialesTable.usuarioId, quien.usuarioId));
  return abrirPuerta(work, quien.usuarioId, navegador);
}
