import '#app/theme/mantine-signed-in.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { beside, untilItComes } from '#ui/frame/beside.ts';
import { useFocusGuard } from '#app/session/focus-guard.ts';
import { SessionEnded } from '#app/session/SessionEnded.tsx';
import { queryClient } from '#platform/query-client.ts';
import { useActor } from '#platform/session.ts';
import { ZoneProvider } from '#ui/words/zone.tsx';

const LookingBanner = beside(async () => (await import('#app/session/LookingBanner.tsx')).LookingBanner);
/** Not needed at once, but before the network goes. */
const OfflineLine = beside(async () => (await import('#app/session/OfflineLine.tsx')).OfflineLine);
const LeavingAnswers = beside(async () => (await import('#app/session/LeavingAnswers.tsx')).LeavingAnswers);

/** Everything behind the guard: queries, the feed, the person's time zone, and what happens when the session ends. */
export function SessionFrame() {
  const { usuario, zona, posicion, mirada } = useActor();
  useFeed(posicion, usuario.id, mirada !== undefined || !usuario.cambiarContraseña);
  useForgetOnLeaving();
  useFocusGuard();
  return (
    <QueryClientProvider client={queryClient}>
      <ZoneProvider zone={zona}>
        <Outlet />
        <Suspense>
          {mirada && <LookingBanner hasta={mirada.hasta} />}
          <OfflineLine />
          <LeavingAnswers />
        </Suspense>
        <SessionEnded />
      </ZoneProvider>
    </QueryClientProvider>
  );
}

function useFeed(posicion: string, usuarioId: string, active: boolean): void {
  const startAt = useEffectEvent(() => posicion);
  useEffect(() => {
    if (!active) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    void untilItComes(() => import('#platform/feed.ts')).then(({ startFeed }) => {
      if (!left) stop = startFeed(startAt(), usuarioId);
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [active, usuarioId]);
}

/** Nothing that one person read stays in memory for the next. */
function useForgetOnLeaving(): void {
  useEffect(() => () => queryClient.clear(), []);
}
