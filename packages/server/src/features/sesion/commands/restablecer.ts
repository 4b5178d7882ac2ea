import { puedeEntrar } from '@catedra/shared/usuarios/rules.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { and, eq, gt } from 'drizzle-orm';
import { ponerContraseñaPropia } from '#features/sesion/passwords/credentials.ts';
import { terminarSesionesDe } from '#features/sesion/sessions/end-sessions.ts';
import { enlaceInvalido } from '#features/sesion/errors.ts';
import { lockPersona, readUsuario } from '#features/sesion/persona.ts';
import { enlacesTable } from '#features/sesion/table.ts';
import { hashToken } from '#features/sesion/sessions/token.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Database } from '#platform/db/pool.ts';

const sirve = (token: string, now: Date) =>
  and(eq(enlacesTable.hash, hashToken(token)), gt(enlacesTable.expiraEn, now.toISOString()));

/** Whose link this is, asked before the work of a new password is done. */
export async function personaDelEnlace(db: Database, token: string, now: Date): Promise<Usuario> {
  const [enlace] = await db.select().from(enlacesTable).where(sirve(token, now));
  const usuario = enlace && (await readUsuario(db, enlace.usuarioId));
  if (!usuario || !puedeEntrar(usuario, now)) throw enlaceInvalido();
  return usuario;
}

/** Sets the password by a link, whose first use takes it away; every session of the person ends. */
export async function restablecer(work: Work, token: string, hash: string): Promise<void> {
  const persona = await lockPersona(work, work.actor.id);
  const [enlace] = await work.tx
    .delete(enlacesTable)
    .where(and(sirve(token, work.now), eq(enlacesTable.usuarioId, work.actor.id)))
    .returning();
  if (!enlace || !persona || !puedeEntrar(persona.usuario, work.now)) throw enlaceInvalido();
  await ponerContraseñaPropia(work, persona, hash);
  await terminarSesionesDe(work, work.actor.id, 'contrasena');
}
