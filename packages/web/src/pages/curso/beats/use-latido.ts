import type { Latido, LatidoAnotado } from '@catedra/shared/progreso/schemas.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { joined } from '#pages/curso/beats/beats.ts';
import { type Heart, startHeart } from '#pages/curso/beats/heart.ts';

interface LatidoOptions {
  readonly usuarioId: string;
  readonly actividadId: string;
  /** What is done here counts, and it was written down that it was opened. */
  readonly enabled: boolean;
  readonly onAnswer: (anotado: LatidoAnotado) => void;
  /** The activity is left: the last place that is known. */
  readonly onLeave: (beats: readonly Latido[]) => void;
}

/** Tells the server where someone is in an activity while they are in it. */
export function useLatido({ usuarioId, actividadId, enabled, onAnswer, onLeave }: LatidoOptions) {
  const heart = useRef<Heart | null>(null);
  const early = useRef<readonly Latido[]>([]);
  const places = useRef<readonly Latido[]>([]);
  const [cut, setCut] = useState(false);
  const answer = useEffectEvent(onAnswer);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    if (!enabled) return;
    heart.current = startHeart({
      usuarioId,
      actividadId,
      early: early.current,
      onAnswer: (anotado) => answer(anotado),
      onCut: setCut,
    });
    early.current = [];
    return () => {
      heart.current?.stop();
      heart.current = null;
      leave(places.current);
    };
  }, [usuarioId, actividadId, enabled]);

  const anotar = useCallback((latido: Latido) => {
    const { segundo, parrafo } = latido;
    places.current = joined(places.current, {
      ...(segundo !== undefined && { segundo }),
      ...(parrafo !== undefined && { parrafo }),
    });
    if (heart.current) heart.current.anotar(latido);
    else early.current = joined(early.current, latido);
  }, []);
  const ya = useCallback(() => heart.current?.ya(), []);
  return { anotar, ya, cut };
}
