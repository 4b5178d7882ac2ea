import { dejarDeVerComo } from '#features/sesion/commands/ver-como.ts';
import { loadSessions } from '#features/sesion/sessions/load-session.ts';
import { DEJAR, mirarComo } from '#features/sesion/mirada/mirada.ts';
import { hashToken } from '#features/sesion/sessions/token.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

/** Whoever signs out while looking through another's eyes stops looking, and the log says so. */
export async function terminarMirada(
  platform: Platform,
  token: string,
  usuarioId: string | null,
): Promise<void> {
  if (usuarioId === null) return;
  const [session = null] = await loadSessions(platform.db, platform.clock, [hashToken(token)]);
  if (session === null || typeof session === 'string') return;
  if (!(await mirarComo(platform.db, platform.clock, session, usuarioId))) return;
  await runWork(platform, session.actor, DEJAR, (work) => dejarDeVerComo(work, session.id, usuarioId));
}
