import { HORA, MINUTO, tras } from '@catedra/shared/core/duraciones.ts';
import { randomUUID } from 'node:crypto';
import type { MotivoFinSesion } from '@catedra/shared/core/change.ts';
import { mirarComo } from '#features/sesion/mirada/mirada.ts';
import { loadSessions, reloadSessions } from '#features/sesion/sessions/load-session.ts';
import { sesionesTable } from '#features/sesion/table.ts';
import { hashToken, nameOfToken, newToken } from '#features/sesion/sessions/token.ts';
import type { WorkPlace } from '#platform/changes/work.ts';
import type { Tx } from '#platform/db/pool.ts';
import type { Session } from '#platform/session.ts';
import { batched } from '#platform/turns/batch.ts';

/** A revocation is noticed at once, another process's when its notice comes; should that be lost, within this time. */
const TRUST_MS = 900;
const TOUCH_MS = MINUTO;
const MAX_CACHED = 20_000;
const SESSION_HOURS = 12;

export interface OpenedSession {
  readonly token: string;
  readonly expiraEn: Date;
}

export interface Sessions {
  /** The session, or why it ended; null for a token nobody has. */
  find(token: string): Promise<Session | MotivoFinSesion | null>;
  /** The same session through someone else's eyes, or null when it may not look any more. */
  through(session: Session, usuarioId: string): Promise<Session | null>;
  renew(sessions: readonly Session[]): Promise<Map<Session, Session | MotivoFinSesion>>;
}

/** Opens a session and returns the token, which is kept nowhere but in the person's cookie. */
export async function openSession(
  tx: Tx,
  usuarioId: string,
  agente: string,
  now: Date,
): Promise<OpenedSession> {
  const token = newToken();
  const expiraEn = tras(now, SESSION_HOURS * HORA);
  const moment = now.toISOString();
  await tx.insert(sesionesTable).values({
    hash: hashToken(token),
    id: randomUUID(),
    usuarioId,
    agente: agente.slice(0, 300),
    creadaEn: moment,
    vistaEn: moment,
    expiraEn: expiraEn.toISOString(),
  });
  return { token, expiraEn };
}

/** When they were last here. Rows that someone is writing are left alone: it is a courtesy, not worth a wait. */
const TOUCH = {
  name: 'sesiones.vistas',
  text: `with vistas as (update sesiones set vista_en = $1 where id in
      (select id from sesiones where id = any ($2::uuid[]) for no key update skip locked))
    update usuarios set ultimo_acceso = $1 where id in
      (select id from usuarios where id = any ($3::uuid[]) for no key update skip locked)`,
};

export function createSessions(place: WorkPlace): Sessions {
  const { db, clock, bell } = place;
  const cache = new Map<string, { session: Session; until: number }>();
  const touched = new Map<string, number>();
  let changes = 0;
  bell.onRing((accessChanged) => {
    if (!accessChanged) return;
    changes++;
    cache.clear();
  });

  const load = batched((hashes: readonly Buffer[]) => loadSessions(db, clock, hashes));
  const note = batched(async (sessions: readonly Session[]) => {
    await db.$client.query({
      ...TOUCH,
      values: [
        clock.now().toISOString(),
        sessions.map(({ id }) => id),
        sessions.map(({ actor }) => actor.id),
      ],
    });
    return sessions;
  });

  const touch = async (session: Session) => {
    const now = clock.now().getTime();
    if (now - (touched.get(session.id) ?? 0) < TOUCH_MS) return;
    if (touched.size > MAX_CACHED) touched.clear();
    touched.set(session.id, now);
    await note(session);
  };

  return {
    async find(token) {
      const name = nameOfToken(token);
      const cached = cache.get(name);
      if (cached && cached.until > performance.now() && cached.session.expiraEn > clock.now())
        return cached.session;
      const asked = performance.now();
      const changesThen = changes;
      const session = await load(hashToken(token));
      if (session === null || typeof session === 'string') return session;
      if (cache.size >= MAX_CACHED) cache.clear();
      // What was read while rights changed may already be old.
      if (changes === changesThen) cache.set(name, { session, until: asked + TRUST_MS });
      await touch(session);
      return session;
    },
    through: (session, usuarioId) => mirarComo(db, clock, session, usuarioId),
    async renew(sessions) {
      const ids = sessions.map((session) => session.id);
      const fresh = await reloadSessions(db, clock, ids);
      const standing = await Promise.all(
        sessions.map(async (session) => {
          const now = fresh.get(session.id) ?? 'cerrada';
          if (!session.mirada || typeof now === 'string') return [session, now] as const;
          return [session, (await mirarComo(db, clock, now, session.actor.id)) ?? 'caducada'] as const;
        }),
      );
      return new Map(standing);
    },
  };
}
