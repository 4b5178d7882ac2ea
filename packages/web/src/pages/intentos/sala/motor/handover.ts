import type { createAnswers } from '#pages/intentos/sala/motor/answers.ts';
import { cedidasIn } from '#pages/intentos/sala/motor/failure.ts';
import type { Remote } from '#pages/intentos/sala/motor/remote.ts';
import type { State } from '#pages/intentos/sala/motor/state.ts';

interface HandoverOptions {
  readonly answers: ReturnType<typeof createAnswers>;
  readonly remote: Remote;
  readonly tell: () => void;
}

/**
 * What this device had not sent when control went elsewhere leaves all the same, under the epoch it was written in: in time it
 * is added, or offered to the person where they are. Tried again whenever the attempt is read, until the server has it.
 */
export function createHandover(state: State, { answers, remote, tell }: HandoverOptions) {
  let going = false;

  async function handOver(): Promise<void> {
    const which = answers.waiting();
    if (going || state.escribe || state.stopped || state.fin || state.suya < 1 || which.length === 0) return;
    going = true;
    try {
      await remote.save({ epoca: state.suya, entradas: answers.depart(which) }, false);
    } catch (error) {
      const cedidas = cedidasIn(error);
      if (!cedidas || state.stopped) return;
      answers.cede(cedidas);
      // What is in neither list can't be taken from here any more: it is not asked again.
      state.suya = 0;
      tell();
    } finally {
      going = false;
    }
  }
  return handOver;
}
