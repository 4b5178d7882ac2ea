import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSesion } from '#platform/session.ts';
import type { Sync } from '#pages/intentos/sala/motor/sync.ts';
import { openRoom, type Room } from '#pages/intentos/sala/open-room.ts';

/** Opens the room, and opens it again when the person asks after a failure. */
export function useRoom(usuarioId: string, intentoId: string) {
  const [state, setState] = useState<{ readonly room: Room | null; readonly error: unknown }>({
    room: null,
    error: null,
  });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    // Each turn is another try.
    let gone = turn < 0;
    let opened: Room | null = null;
    openRoom(usuarioId, intentoId).then(
      (room) => {
        opened = room;
        if (gone) room.sync.stop();
        else setState({ room, error: null });
      },
      (error: unknown) => {
        if (!gone) setState({ room: null, error });
      },
    );
    return () => {
      gone = true;
      opened?.sync.farewell();
      opened?.sync.stop();
    };
  }, [usuarioId, intentoId, turn]);
  return { ...state, again: () => setTurn((before) => before + 1) };
}

export const useSnapshot = (sync: Sync) => useSyncExternalStore(sync.subscribe, sync.read);

/** Nothing waits when the page is hidden, left or closed, nor when the way opens again. */
export function useLeaving(sync: Sync): void {
  useEffect(() => {
    const flush = () => void sync.flush(true);
    const hidden = () => document.visibilityState === 'hidden' && flush();
    const bye = () => sync.farewell();
    const back = () => sync.retry();
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('blur', flush);
    window.addEventListener('pagehide', bye);
    window.addEventListener('online', back);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('blur', flush);
      window.removeEventListener('pagehide', bye);
      window.removeEventListener('online', back);
    };
  }, [sync]);
  // Whoever signs in again goes on sending.
  const sesion = useSesion();
  useEffect(() => {
    if (sesion && sync.read().via === 'sin_sesion') sync.retry();
  }, [sesion, sync]);
}

const TICK = 1_000;

/** The server's time, each second. */
export function useServerNow({ clock }: Room): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), TICK);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
