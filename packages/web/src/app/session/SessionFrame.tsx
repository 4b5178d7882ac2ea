import '#app/theme/signed-in.css';
import '#app/theme/forced-colors.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { beside, untilItComes } from '#ui/frame/beside.ts';
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
  usePrintStyles();
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

/** Begins once its code has come, unless one has left by then; answers how it ends. */
function onceItComes<M>(load: () => Promise<M>, begin: (module: M) => () => void): () => void {
  let stop: (() => void) | undefined;
  let left = false;
  void untilItComes(load).then((module) => {
    if (!left) stop = begin(module);
  });
  return () => {
    left = true;
    stop?.();
  };
}

function useFeed(posicion: string, usuarioId: string, active: boolean): void {
  const startAt = useEffectEvent(() => posicion);
  useEffect(() => {
    if (!active) return undefined;
    return onceItComes(
      () => import('#platform/feed.ts'),
      ({ startFeed }) => startFeed(startAt(), usuarioId),
    );
  }, [active, usuarioId]);
}

function useFocusGuard(): void {
  useEffect(
    () =>
      onceItComes(
        () => import('#app/session/focus-guard.ts'),
        ({ startFocusGuard }) => startFocusGuard(),
      ),
    [],
  );
}

/** Nobody prints before there is something to read. */
function usePrintStyles(): void {
  useEffect(() => void untilItComes(() => import('#app/theme/print.css')), []);
}

/** Nothing that one person read stays in memory for the next. */
function useForgetOnLeaving(): void {
  useEffect(() => () => queryClient.clear(), []);
}
