import { useEffect, useEffectEvent } from 'react';
import { isApiError } from '#platform/api-error.ts';
import { onChange } from '#platform/change-events.ts';
import { channelOf } from '#pages/intentos/sala/channel.ts';
import type { Room } from '#pages/intentos/sala/open-room.ts';

const WATCHING = 5_000;

/**
 * The feed rings when control, time or the end of the attempt changes, or somebody wrote, and whoever is in the room looks:
 * at little when it rang for many, who all look at once. Saving an answer rings nobody: a tab of the same browser says so
 * itself, and from another device one looks now and then.
 */
export function useNews(room: Room, intentoId: string, watches: boolean): void {
  const asking = (asked: Promise<void>) => {
    asked.catch((error: unknown) => {
      if (isApiError(error) && [404, 409].includes(error.status))
        void room.sync.ended(error.code, error.message);
    });
  };
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') return;
    asking(room.look());
  });
  const hear = useEffectEvent(() => asking(room.hear()));
  useEffect(() => {
    if (!room.begun) hear();
  }, [room]);
  useEffect(
    () =>
      onChange((event) => {
        const mine = event.tipo === 'cambio' && event.coleccion === 'intentos' && event.id === intentoId;
        const some = event.tipo === 'varios' && event.coleccion === 'intentos';
        if (mine || event.tipo === 'reinicio') look();
        if (mine || some || event.tipo === 'reinicio') hear();
      }),
    [intentoId],
  );
  useEffect(() => {
    const back = () => {
      look();
      if (document.visibilityState === 'visible') hear();
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, []);
  useEffect(() => {
    if (!watches) return undefined;
    const tabs = new BroadcastChannel(channelOf(intentoId));
    tabs.addEventListener('message', () => look());
    const timer = setInterval(() => look(), WATCHING);
    return () => {
      clearInterval(timer);
      tabs.close();
    };
  }, [intentoId, watches]);
}
