import { isApiError, messageOf } from '#platform/api-error.ts';
import type { createAnswers } from '#pages/intentos/sala/motor/answers.ts';
import { endOf, isElsewhere, isGrace, passing } from '#pages/intentos/sala/motor/failure.ts';
import { lacking } from '#pages/intentos/sala/motor/lacking.ts';
import type { Outcome } from '#pages/intentos/sala/motor/outcome.ts';
import type { Remote } from '#pages/intentos/sala/motor/remote.ts';
import { pressedAt, type State } from '#pages/intentos/sala/motor/state.ts';

interface DeliveryOptions {
  readonly answers: ReturnType<typeof createAnswers>;
  readonly remote: Remote;
  readonly outcome: Outcome;
  readonly iso: () => string;
  readonly remember: () => void;
}

/** How an attempt leaves: handed in with what it lacks, or with the last that it had when it ended elsewhere. */
export function createDelivery(state: State, options: DeliveryOptions) {
  const { answers, remote, outcome, iso, remember } = options;

  /** One alone, so that what will never be taken holds nothing back; whether the way is open. */
  async function sendAlone(lugar: number): Promise<boolean> {
    try {
      answers.hear(await remote.save({ epoca: state.epoca, entradas: answers.depart([lugar]) }, false));
    } catch (error) {
      const why = passing(error);
      if (why) outcome.retryLater(why);
      else if (!isElsewhere(error) && !isGrace(error) && !endOf(error))
        answers.refuse(lugar, messageOf(error));
      return why === null;
    }
    return true;
  }

  async function sendEach(which: readonly number[]): Promise<boolean> {
    for (const lugar of which) if (state.stopped || !(await sendAlone(lugar))) return false;
    return true;
  }

  /** `alone`: the server said no to what it brought, so that each goes before it by itself. */
  async function deliver(alone = false): Promise<void> {
    const pulsadoEn = pressedAt(state) ?? iso();
    state.entrega = { estado: 'enviando', pulsadoEn };
    if (alone && !(await sendEach(answers.due()))) {
      state.entrega = { estado: 'pendiente', pulsadoEn };
      return;
    }
    const entradas = alone ? [] : answers.depart(answers.due());
    const revisiones = answers.revisions();
    const { epoca, aunqueFalten } = state;
    try {
      const recibo = await remote.deliver({ epoca, entradas, revisiones, aunqueFalten, pulsadoEn });
      return outcome.end('ENTREGADA', '', recibo);
    } catch (error) {
      if (state.stopped) return;
      if (isApiError(error, 'FALTAN_RESPUESTAS')) {
        outcome.arrived();
        state.entrega = { estado: 'faltan', faltan: lacking(error.actual) };
      } else {
        if (passing(error)) state.entrega = { estado: 'pendiente', pulsadoEn };
        if (outcome.failed(error) === 'refused') {
          if (entradas.length > 0) return deliver(true);
          state.entrega = { estado: 'fallo', mensaje: messageOf(error) };
        }
      }
      if (!state.fin) remember();
    }
  }

  return {
    deliver: () => deliver(),

    /** It is over, and something never left: it goes once more, to be kept apart. Without network it waits here. */
    async lastCall(code: string, mensaje: string): Promise<void> {
      const which = answers.waiting();
      const taken = await remote.save({ epoca: state.epoca, entradas: answers.depart(which) }, false).then(
        () => true,
        (error: unknown) => passing(error) === null && (endOf(error) !== null || sendEach(which)),
      );
      if (state.fin || state.stopped) return;
      if (taken) outcome.end(code, mensaje, null);
      else state.fin = { code, mensaje, recibo: null };
    },
  };
}
