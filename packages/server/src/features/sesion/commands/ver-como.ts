import { puedeEntrar } from '@catedra/shared/usuarios/rules.ts';
import { DomainError, noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { alcanceDeVerComo } from '@catedra/shared/perfiles/ver-como.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { hastaDe, type Mirada, ultimaMirada } from '#features/sesion/mirada/mirada.ts';
import { lockPersona, recordAccess } from '#features/sesion/persona.ts';
import type { Work } from '#platform/changes/work.ts';

const noComoTi = () =>
  new DomainError(409, 'NO_A_TI_MISMO', 'Ya ves la academia como tú. Elige a otra persona.');

const suspendida = () =>
  new DomainError(409, 'CUENTA_SUSPENDIDA', 'La cuenta está suspendida: esa persona no ve nada.');

/** From now on this session sees what the person sees, and changes nothing. */
export async function verComo(work: Work, sesionId: string, usuarioId: string): Promise<Mirada> {
  if (usuarioId === work.actor.id) throw noComoTi();
  const persona = await lockPersona(work, usuarioId);
  if (!persona || !matches(usuarios.policy.read(work.actor), persona.scope)) throw noEncontrado();
  const scope = { ...persona.scope, estado: 'activo' };
  if (!matches(alcanceDeVerComo(work.actor), scope)) throw sinPermiso();
  if (!puedeEntrar(persona.usuario, work.now)) throw suspendida();

  const hasta = hastaDe(work.now).toISOString();
  recordAccess(work, persona, { sesion: [null, sesionId], hasta: [null, hasta] });
  return { quien: work.actor.id, sesionId, usuarioId, hasta };
}

/** Back to one's own eyes; the screens that still look are told. */
export async function dejarDeVerComo(work: Work, sesionId: string, usuarioId: string): Promise<void> {
  const persona = await lockPersona(work, usuarioId);
  if (!persona) return;
  recordAccess(work, persona, { sesion: [sesionId, null] });
  work.access({ usuarioId: work.actor.id });
}

/** Its time is up and nobody ended it: the log says so. */
export async function terminarPorTiempo(work: Work, { sesionId, usuarioId, hasta }: Mirada): Promise<void> {
  const persona = await lockPersona(work, usuarioId);
  if (!persona || (await ultimaMirada(work.tx, work.actor.id, sesionId, usuarioId)) !== hasta) return;
  recordAccess(work, persona, { sesion: [sesionId, null], porTiempo: [false, true] });
}
