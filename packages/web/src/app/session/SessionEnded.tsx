import type { MotivoFinSesion } from '@catedra/shared';
import { useEffect, useState } from 'react';
import { SignInAgain } from '#app/session/SignInAgain.tsx';
import { onEnteredElsewhere } from '#platform/other-tabs.ts';
import { recargarSesion, useActor } from '#platform/session.ts';
import { onSessionEvent } from '#platform/session-events.ts';
import { idEnSesion } from '#platform/session-key.ts';

/** Says on the open screen that the session ended, and keeps what was typed behind it. */
export function SessionEnded() {
  const [ended, setEnded] = useState<{ motivo: MotivoFinSesion | null } | null>(null);
  const { usuario } = useActor();
  useEffect(
    () =>
      onSessionEvent((event) => {
        if (event.tipo === 'cambio-obligatorio') void recargarSesion();
        else if (idEnSesion() !== null)
          setEnded((known) => (known?.motivo ? known : { motivo: event.motivo }));
      }),
    [],
  );
  useEffect(
    () =>
      onEnteredElsewhere((id) => {
        if (id === usuario.id) setEnded(null);
        else setEnded({ motivo: 'cerrada' });
      }),
    [usuario.id],
  );
  if (!ended) return null;
  return <SignInAgain motivo={ended.motivo} onEntered={() => setEnded(null)} />;
}
