import { noAutenticado } from '@catedra/shared/core/errors.ts';
import { eq } from 'drizzle-orm';
import {
  type Credencial,
  ponerContraseñaPropia,
  readCredencial,
} from '#features/sesion/passwords/credentials.ts';
import { terminarOtrasSesiones } from '#features/sesion/sessions/end-sessions.ts';
import { actualEquivocada } from '#features/sesion/errors.ts';
import { lockPersona } from '#features/sesion/persona.ts';
import { sesionesTable } from '#features/sesion/table.ts';
import { hashToken, newToken } from '#features/sesion/sessions/token.ts';
import type { Work } from '#platform/changes/work.ts';

export interface CambioComprobado {
  readonly sesionId: string;
  /** What the person proved to know. */
  readonly anterior: Credencial;
  readonly hash: string;
}

/** A new password of one's own: this session goes on under another token, which is returned; the others end. */
export async function cambiarContraseña(work: Work, cambio: CambioComprobado): Promise<string> {
  const persona = await lockPersona(work, work.actor.id);
  if (!persona) throw noAutenticado();
  const credencial = await readCredencial(work.tx, work.actor.id);
  if (credencial?.hash !== cambio.anterior.hash) throw actualEquivocada();

  await ponerContraseñaPropia(work, persona, cambio.hash);
  await terminarOtrasSesiones(work, cambio.sesionId, 'contrasena');
  const token = newToken();
  await work.tx
    .update(sesionesTable)
    .set({ hash: hashToken(token) })
    .where(eq(sesionesTable.id, cambio.sesionId));
  work.access({ usuarioId: work.actor.id });
  return token;
}
