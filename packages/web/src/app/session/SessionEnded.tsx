import type { MotivoFinSesion } from '@catedra/shared/core/change.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { onEnteredElsewhere } from '#platform/other-tabs.ts';
import { queryClient } from '#platform/query-client.ts';
import { isChangingEyes, recargarSesion, sigueAqui, useActor } from '#platform/session.ts';
import { onSessionEvent, type SessionEvent } from '#platform/session-events.ts';
import { idEnSesion } from '#platform/session-key.ts';

// Few sessions end on an open screen: what says so comes when one does.
const loadScreens = () =>
  Promise.all([
    import('#app/session/SignInAgain.tsx'),
    import('#app/session/LookingElsewhere.tsx'),
    import('#app/session/LookEnded.tsx'),
  ]).then(([{ SignInAgain }, { LookingElsewhere }, { LookEnded }]) => ({
    SignInAgain,
    LookingElsewhere,
    LookEnded,
  }));
type Screens = Awaited<ReturnType<typeof loadScreens>>;

/** Says on the open screen that the session ended, and keeps what was typed behind it. */
export function SessionEnded() {
  const [ended, setEnded] = useState<{ motivo: MotivoFinSesion | null } | null>(null);
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const { mirada } = useActor();
  const looking = mirada !== undefined;
  const welcomeBack = useEffectEvent(() => {
    if (elsewhere !== null) void queryClient.invalidateQueries();
    setElsewhere(null);
    setEnded(null);
  });
  useEffect(() => {
    const hear = (event: SessionEvent) => {
      if (event.tipo === 'cambio-obligatorio') void recargarSesion();
      else if (idEnSesion() === null || isChangingEyes()) return;
      else if (looking) setEnded({ motivo: null });
      else if (event.tipo === 'otra-persona' && event.mirada) setElsewhere(event.mirada);
      else if (event.tipo === 'otra-persona') setEnded({ motivo: 'cerrada' });
      else
        void sigueAqui().then((still) => {
          if (!still) setEnded((known) => ({ motivo: known?.motivo ?? event.motivo }));
        });
    };
    return onSessionEvent(hear);
  }, [looking]);
  useEffect(
    () =>
      // The server says who is here now; if it is another person, an event tells it.
      onEnteredElsewhere(() => void recargarSesion().then((sesion) => sesion && welcomeBack())),
    [],
  );
  const screens = useScreens(ended ?? elsewhere);
  if (!screens) return null;
  if (elsewhere !== null) return <screens.LookingElsewhere nombre={elsewhere} />;
  if (!ended) return null;
  if (looking) return <screens.LookEnded />;
  return <screens.SignInAgain motivo={ended.motivo} onEntered={() => setEnded(null)} />;
}

/** Without them nothing is lost either: the next request that is refused asks for them again. */
function useScreens(wanted: unknown): Screens | null {
  const [screens, setScreens] = useState<Screens | null>(null);
  useEffect(() => {
    if (wanted !== null && !screens) void loadScreens().then(setScreens, () => undefined);
  }, [wanted, screens]);
  return screens;
}
