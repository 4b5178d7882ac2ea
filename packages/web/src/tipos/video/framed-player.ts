import { useEffect, useEffectEvent, useRef } from 'react';
import type { PlayerProps } from '#tipos/player.ts';
import { messageIn, type Protocol, type Said } from '#tipos/video/frame-protocol.ts';
import { useWatching, type Watched } from '#tipos/video/watching.ts';

const AGAIN = 500;

/** Listens to the player of another service inside its frame. */
export function useFramedPlayer(
  protocol: Protocol,
  { onLatido, onPausa, onFin }: Pick<PlayerProps, 'onLatido' | 'onPausa' | 'onFin'>,
) {
  const frame = useRef<HTMLIFrameElement>(null);
  const known = useRef<Watched>({ segundo: 0, duracion: null, velocidad: 1 });
  const { plays, breaks } = useWatching(onLatido);

  const hear = useEffectEvent((said: Said) => {
    if (said.tipo === 'lugar') {
      const { segundo, duracion, velocidad } = said;
      known.current = {
        segundo: segundo ?? known.current.segundo,
        duracion: duracion ?? known.current.duracion,
        velocidad: velocidad ?? known.current.velocidad,
      };
      if (segundo !== undefined) plays(known.current);
      return;
    }
    breaks();
    onPausa();
    if (said.tipo === 'fin') onFin();
  });

  useEffect(() => {
    const tell = (message: unknown) =>
      frame.current?.contentWindow?.postMessage(JSON.stringify(message), protocol.origin);
    let answered = false;
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== protocol.origin) return;
      if (!answered) for (const message of protocol.listen) tell(message);
      answered = true;
      for (const said of protocol.understand(messageIn(data))) hear(said);
    };
    const greet = setInterval(() => !answered && tell(protocol.greeting), AGAIN);
    window.addEventListener('message', onMessage);
    return () => {
      clearInterval(greet);
      window.removeEventListener('message', onMessage);
    };
  }, [protocol]);

  return frame;
}
