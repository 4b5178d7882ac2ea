import { useEffect, useEffectEvent } from 'react';
import { isApiError } from '#platform/api-error.ts';
import type { Snapshot } from '#pages/evaluacion/sala/motor/snapshot.ts';
import type { Room } from '#pages/evaluacion/sala/open-room.ts';

const AGAIN = 3_000;

/** At the end everything leaves at once; when the margin is over, the server says what became of the attempt. */
export function useTimeOver(room: Room, { venceEn, intento, fin }: Snapshot, over: boolean): void {
  const { toleranciaSegundos } = intento;
  const ask = useEffectEvent(async () => {
    try {
      await room.sync.flush();
      await room.look();
    } catch (error) {
      if (isApiError(error) && [404, 409].includes(error.status)) room.sync.ended(error.code, error.message);
    }
  });
  const waits = over && fin === null && intento.estado === 'en_curso';
  useEffect(() => {
    if (!waits || venceEn === null) return undefined;
    void room.sync.flush();
    const margin = Date.parse(venceEn) + toleranciaSegundos * 1000 - room.clock.now();
    let again: ReturnType<typeof setInterval> | undefined;
    const timer = setTimeout(() => {
      void ask();
      again = setInterval(() => void ask(), AGAIN);
    }, Math.max(0, margin) + 500);
    return () => {
      clearTimeout(timer);
      clearInterval(again);
    };
  }, [room, waits, venceEn, toleranciaSegundos]);
}
