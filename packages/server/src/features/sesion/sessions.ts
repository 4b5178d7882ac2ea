import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { MotivoFinSesion } from '@catedra/shared';
import { sql } from 'drizzle-orm';
import { key, loadSessions } from '#features/sesion/load-session.ts';
import { sesionesTable } from '#features/sesion/table.ts';
import type { WorkPlace } from '#platform/changes/work.ts';
import type { Tx } from '#platform/db/pool.ts';
import type { Session } from '#platform/http/request.ts';

/** A revocation made by another process is noticed within this time; one of our own, at once. */
const TRUST_MS = 1000;
const TOUCH_MS = 60_000;
const MAX_CACHED = 20_000;
export const SESSION_HOURS = 12;

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface Sessions {
  find(token: string): Promise<Session | null>;
  renew(sessions: readonly Session[]): Promise<Map<Session, Session | MotivoFinSesion>>;
}

/** Opens a session and returns the token, which is kept nowhere but in the person's cookie. */
export async function openSession(
  tx: Tx,
  usuarioId: string,
  agente: string,
  now: Date,
): Promise<{ token: string; expiraEn: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiraEn = new Date(now.getTime() + SESSION_HOURS * 3_600_000);
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

export function createSessions(place: WorkPlace): Sessions {
  const { db, clock, bell } = place;
  const cache = new Map<string, { session: Session; until: number }>();
  const touched = new Map<string, number>();
  bell.onRing((accessChanged) => accessChanged && cache.clear());

  const touch = async (session: Session) => {
    const now = clock.now();
    if (now.getTime() - (touched.get(session.id) ?? 0) < TOUCH_MS) return;
    if (touched.size > MAX_CACHED) touched.clear();
    touched.set(session.id, now.getTime());
    const moment = now.toISOString();
    await db.execute(sql`with s as (update sesiones set vista_en = ${moment} where hash = ${session.hash})
      update usuarios set ultimo_acceso = ${moment} where id = ${session.actor.id}`);
  };

  return {
    async find(token) {
      const hash = hashToken(token);
      const name = key(hash);
      const cached = cache.get(name);
      if (cached && cached.until > performance.now() && cached.session.expiraEn > clock.now())
        return cached.session;
      const session = (await loadSessions(db, clock, [hash])).get(name);
      if (!session || typeof session === 'string') return null;
      if (cache.size >= MAX_CACHED) cache.clear();
      cache.set(name, { session, until: performance.now() + TRUST_MS });
      await touch(session);
      return session;
    },
    async renew(sessions) {
      const fresh = await loadSessions(
        db,
        clock,
        sessions.map((session) => session.hash),
      );
      return new Map(sessions.map((session) => [session, fresh.get(key(session.hash)) ?? 'cerrada']));
    },
  };
}
