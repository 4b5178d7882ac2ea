import { esperar } from '@catedra/shared/intentos/api.ts';
import { LATIDO_EN_PUERTA_MS } from '@catedra/shared/intentos/puerta.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type EvaluacionLeida, evaluacionQuery } from '#pages/intentos/queries.ts';
import type { Given } from '#pages/intentos/StartFields.tsx';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';

/** Waiting at the door of an evaluation that begins for all at once: it says that somebody is there, and goes in by itself. */
export function useDoor({ evaluacion, puerta }: EvaluacionLeida, given: Given, goIn: () => void) {
  const queryClient = useQueryClient();
  const [waiting, setWaiting] = useState(false);
  const closed = puerta === 'cerrada';
  const { id, conContrasena } = evaluacion;
  const say = () =>
    ask(esperar, { id, body: { ...given, contrasena: conContrasena ? given.contrasena : null } });
  const heard = (now: { readonly puerta: string }) => {
    if (now.puerta !== 'cerrada') void queryClient.invalidateQueries(evaluacionQuery(id));
  };
  const first = useAction(say, (now) => {
    setWaiting(true);
    heard(now);
  });
  const beat = useEffectEvent(() => void say().then(heard, () => undefined));
  useEffect(() => {
    if (!waiting || !closed) return;
    const every = setInterval(() => beat(), LATIDO_EN_PUERTA_MS);
    return () => clearInterval(every);
  }, [waiting, closed]);
  const enter = useEffectEvent(goIn);
  useEffect(() => {
    if (waiting && !closed) enter();
  }, [waiting, closed]);
  return {
    closed,
    waiting: waiting && closed,
    asking: first.pending,
    error: first.error,
    wait: () => {
      if (!first.pending && !waiting) first.run(undefined);
    },
  };
}
