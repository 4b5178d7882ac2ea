import { noAutenticado } from '@catedra/shared/core/errors.ts';
import { reloadSessions } from '#features/sesion/sessions/load-session.ts';
import type { WorkPlace } from '#platform/changes/work.ts';
import type { Session } from '#platform/session.ts';

/** A session that another process ends is noticed within this time. */
const LOOK_MS = 5000;

export interface Watch {
  /** Goes off when the session ends, with what is then told. */
  readonly ended: AbortSignal;
  stop(): void;
}

/** For what lasts longer than the session may: everything else asks once, at its beginning. */
export function watchSession({ db, clock, bell }: WorkPlace, session: Session): Watch {
  const control = new AbortController();
  const look = async () => {
    const now = (await reloadSessions(db, clock, [session.id])).get(session.id) ?? 'cerrada';
    if (typeof now === 'string') control.abort(noAutenticado(now));
  };
  const lookSoon = () => void look().catch(() => undefined);
  const timer = setInterval(lookSoon, LOOK_MS).unref();
  const silence = bell.onRing((accessChanged) => accessChanged && lookSoon());
  return {
    ended: control.signal,
    stop() {
      clearInterval(timer);
      silence();
    },
  };
}
