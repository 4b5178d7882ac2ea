import type { Recibo } from '@catedra/shared/intentos/despues.ts';
import { messageOf } from '#platform/api-error.ts';
import type { createAlarm } from '#pages/intentos/sala/motor/alarm.ts';
import { endOf, isElsewhere, isGrace, passing } from '#pages/intentos/sala/motor/failure.ts';
import { retryAfter } from '#pages/intentos/sala/motor/pace.ts';
import type { Way } from '#pages/intentos/sala/motor/snapshot.ts';
import { pressedAt, type State } from '#pages/intentos/sala/motor/state.ts';

export type Outcome = ReturnType<typeof createOutcome>;

interface OutcomeOptions {
  readonly alarm: ReturnType<typeof createAlarm>;
  readonly remember: () => void;
  readonly erase: () => void;
}

/** What becomes of the engine after each request. */
export function createOutcome(state: State, { alarm, remember, erase }: OutcomeOptions) {
  let failures = 0;

  function arrived(): void {
    failures = 0;
    state.via = 'bien';
  }

  function retryLater(why: Way): void {
    state.via = why;
    alarm.set(retryAfter(failures));
    failures += 1;
  }

  function loseControl(): void {
    state.escribe = false;
    state.via = 'bien';
    if (pressedAt(state) === null) return;
    state.entrega = { estado: 'no' };
    remember();
  }

  function timeIsOver(): void {
    arrived();
    state.intento = { ...state.intento, estado: 'vencido' };
  }

  function end(code: string, mensaje: string, recibo: Recibo | null): void {
    state.fin = { code, mensaje, recibo };
    alarm.off();
    erase();
  }

  /** What every request that failed has in common; `refused` when the server says no to what was sent. */
  function failed(error: unknown): 'known' | 'refused' {
    const [why, over] = [passing(error), endOf(error)];
    if (why) retryLater(why);
    else if (isElsewhere(error)) loseControl();
    else if (isGrace(error)) timeIsOver();
    else if (over) end(over, messageOf(error), null);
    else return 'refused';
    return 'known';
  }

  return {
    arrived,
    retryLater,
    failed,
    end,
    /** The way may be open again: it is not made to wait as before. */
    hope(): void {
      failures = 0;
    },
  };
}
