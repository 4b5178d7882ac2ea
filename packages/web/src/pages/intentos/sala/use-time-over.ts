import { MINUTO, SEGUNDO } from '@catedra/shared/core/duraciones.ts';
import { useEffect, useEffectEvent } from 'react';
import { isApiError } from '#platform/api-error.ts';
import type { Snapshot } from '#pages/intentos/sala/motor/snapshot.ts';
import type { Room } from '#pages/intentos/sala/open-room.ts';

const AGAIN = 3_000;

/** Until when something may still be sent: answers and their margin; in the minutes of grace, the delivery. */
export function lastMoment({ intento, venceEn }: Pick<Snapshot, 'intento' | 'venceEn'>): number | null {
  if (venceEn === null) return null;
  const { estado, toleranciaSegundos, graciaMinutos } = intento;
  return Date.parse(venceEn) + (estado === 'vencido' ? graciaMinutos * MINUTO : toleranciaSegundos * SEGUNDO);
}

/** At the end everything leaves at once; when the margin is over, the server says what became of the attempt. */
export function useTimeOver(room: Room, snapshot: Snapshot, over: boolean): void {
  const ask = useEffectEvent(async () => {
    try {
      await room.sync.flush();
      await room.look();
    } catch (error) {
      if (isApiError(error) && [404, 409].includes(error.status))
        await room.sync.ended(error.code, error.message);
    }
  });
  const until = lastMoment(snapshot);
  const waits = over && snapshot.fin === null;
  useEffect(() => {
    if (!waits || until === null) return undefined;
    void room.sync.flush();
    let again: ReturnType<typeof setInterval> | undefined;
    const timer = setTimeout(
      () => {
        void ask();
        again = setInterval(() => void ask(), AGAIN);
      },
      Math.max(0, until - room.clock.now()) + 500,
    );
    return () => {
      clearTimeout(timer);
      clearInterval(again);
    };
  }, [room, waits, until]);
}
