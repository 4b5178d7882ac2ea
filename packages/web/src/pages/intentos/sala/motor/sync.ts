import type { IntentoEnCurso } from '@catedra/shared/intentos/en-curso.ts';
import { messageOf } from '#platform/api-error.ts';
import { createAlarm } from '#pages/intentos/sala/motor/alarm.ts';
import { createAnswers } from '#pages/intentos/sala/motor/answers.ts';
import { createDelivery } from '#pages/intentos/sala/motor/delivery.ts';
import { fits, fitting } from '#pages/intentos/sala/motor/farewell.ts';
import { cedidasIn } from '#pages/intentos/sala/motor/failure.ts';
import { createHandover } from '#pages/intentos/sala/motor/handover.ts';
import { createKeeper } from '#pages/intentos/sala/motor/keeper.ts';
import { createOutcome } from '#pages/intentos/sala/motor/outcome.ts';
import { CHOICE, HEARTBEAT, typingWait } from '#pages/intentos/sala/motor/pace.ts';
import { seenOf, type Snapshot } from '#pages/intentos/sala/motor/snapshot.ts';
import { isClosed, isIdle, pressedAt, stateOf } from '#pages/intentos/sala/motor/state.ts';
import type { SyncOptions } from '#pages/intentos/sala/motor/sync-options.ts';
import { createTeller } from '#pages/intentos/sala/motor/teller.ts';

export type Sync = ReturnType<typeof createSync>;

/** Takes answers to the server and never lets go of one before it is there. Knows nothing of screens. */
export function createSync(options: SyncOptions) {
  const { owner, pestana, kept, journal, remote, now } = options;
  const state = stateOf(options);
  let duradero = journal.durable;
  let sending: Promise<void> | null = null;
  let oneByOne = false;
  let typingSince: number | null = null;
  const alarm = createAlarm(() => void turn());

  const keeper = createKeeper(journal, owner, () => {
    duradero = false;
    tell();
  });
  const iso = () => new Date(now()).toISOString();
  const answers = createAnswers(state.intento, kept, keeper.entry, iso);

  const { tell, read, subscribe } = createTeller<Snapshot>(() => ({
    intento: state.intento,
    ...seenOf(answers.read(), state.via, state.escribe),
    enviando: sending !== null && answers.read().some(({ pending }) => pending),
    venceEn: state.venceEn,
    entrega: state.entrega,
    fin: state.fin,
    duradero,
    marcadas: state.marcadas,
  }));

  function remember(): void {
    const { intento, epoca, aunqueFalten, marcadas } = state;
    const desfase = Math.round(now() - Date.now());
    const pulsadoEn = pressedAt(state);
    keeper.attempt({ ...owner, intento, pestana, epoca, pulsadoEn, aunqueFalten, marcadas, desfase });
  }

  const outcome = createOutcome(state, { alarm, remember, erase: keeper.erase });
  const handOver = createHandover(state, { answers, remote, tell: () => tell() });
  const delivery = createDelivery(state, { answers, remote, outcome, iso, remember });

  /** One thing at a time: a delivery that waits goes before answers, which it takes along. */
  async function turn(keepalive = false): Promise<void> {
    if (sending || isIdle(state)) return;
    alarm.off();
    typingSince = null;
    const work = pressedAt(state) === null ? saveNow(keepalive) : delivery.deliver();
    sending = work.finally(() => {
      sending = null;
      if (!alarm.isSet() && !isIdle(state)) alarm.set(answers.due().length > 0 ? CHOICE : HEARTBEAT);
      tell();
    });
    tell();
    await sending;
  }

  async function saveNow(keepalive: boolean): Promise<void> {
    const which = oneByOne ? answers.due().slice(0, 1) : answers.due();
    const entradas = answers.depart(which);
    try {
      const answer = await remote.save({ epoca: state.epoca, entradas }, keepalive && fits(entradas));
      if (state.stopped) return;
      answers.hear(answer);
      state.venceEn = answer.venceEn;
      outcome.arrived();
      if (answers.due().length === 0) oneByOne = false;
    } catch (error) {
      if (state.stopped) return;
      const cedidas = cedidasIn(error);
      if (cedidas) answers.cede(cedidas);
      if (outcome.failed(error) !== 'refused') return;
      // Something in it will never be taken: which it is shows by sending each alone.
      const [lugar] = which;
      if (lugar === undefined) outcome.retryLater('cortada');
      else if (which.length > 1) oneByOne = true;
      else answers.refuse(lugar, messageOf(error));
    }
  }

  if (state.escribe) {
    remember();
    alarm.set(answers.due().length > 0 || pressedAt(state) !== null ? 0 : HEARTBEAT);
  } else void handOver();

  return {
    subscribe,
    read,

    /** Written down here at once; sent in a moment. */
    answer(lugar: number, respuesta: unknown, typing = false): void {
      if (isIdle(state) || pressedAt(state) !== null || !answers.edit(lugar, respuesta)) return;
      const at = Date.now();
      if (typing) typingSince ??= at;
      if (state.via === 'bien') alarm.set(typing ? typingWait(typingSince ?? at, at) : CHOICE);
      tell();
    },

    /** Of two answers written in two places. */
    choose(lugar: number, mine: boolean): void {
      if (isClosed(state) || !answers.choose(lugar, mine)) return;
      alarm.set(0);
      tell();
    },

    flag(lugar: number): void {
      const { marcadas } = state;
      state.marcadas = marcadas.includes(lugar)
        ? marcadas.filter((one) => one !== lugar)
        : [...marcadas, lugar];
      if (state.escribe && !state.fin) remember();
      tell();
    },

    /** Now, without waiting for a pause; what was typed while something was on its way goes after it. */
    async flush(keepalive = false): Promise<void> {
      if (sending) await sending;
      if (answers.due().length > 0 || pressedAt(state) !== null) await turn(keepalive);
    },

    /** The page is going: what it has leaves once more, and nobody waits for the answer. */
    farewell(): void {
      if (isClosed(state)) return;
      const which = fitting(answers.due(), (lugar) => answers.read()[lugar]?.pending);
      if (which.length === 0) return;
      remote.save({ epoca: state.epoca, entradas: answers.depart(which) }, true).then(
        (answer) => {
          if (state.stopped) return;
          answers.hear(answer);
          tell();
        },
        () => undefined,
      );
    },

    async deliver(incomplete = false): Promise<void> {
      if (isClosed(state) || pressedAt(state) !== null) return;
      state.aunqueFalten = incomplete;
      state.entrega = { estado: 'enviando', pulsadoEn: iso() };
      remember();
      tell();
      if (sending) await sending;
      await turn();
    },

    /** Back to the questions, after the server said what it lacks. */
    goOn(): void {
      const { estado } = state.entrega;
      if (estado !== 'faltan' && estado !== 'fallo') return;
      state.entrega = { estado: 'no' };
      tell();
    },

    /** The network, or whoever was here, came back. */
    retry(): void {
      outcome.hope();
      if (!isClosed(state)) alarm.set(0);
    },

    /** The attempt as the server has it now: more time, another question reached, control of it. */
    renew(next: IntentoEnCurso, writes: boolean): void {
      // Asked before control changed hands and answered after: it says what is over.
      if (state.stopped || state.fin || next.epoca < state.epoca) return;
      const taken = writes && !state.escribe;
      const reopened = writes && state.intento.estado === 'vencido' && next.estado === 'en_curso';
      answers.renew(next, taken);
      state.intento = next;
      state.escribe = writes;
      ({ epoca: state.epoca, venceEn: state.venceEn } = next);
      if (writes) {
        state.suya = next.epoca;
        remember();
      }
      if (taken || reopened) alarm.set(0);
      tell();
      void handOver();
    },

    /** Its hour moved, while it goes on as it was. */
    retime({ venceEn, motivo }: Pick<IntentoEnCurso, 'venceEn' | 'motivo'>): void {
      if (state.stopped || state.fin) return;
      if (venceEn === state.venceEn && motivo === state.intento.motivo) return;
      state.intento = { ...state.intento, venceEn, motivo };
      state.venceEn = venceEn;
      if (state.escribe) remember();
      tell();
    },

    /** Somebody found that it is over. */
    async ended(code: string, mensaje: string): Promise<void> {
      alarm.off();
      if (sending) await sending;
      if (state.fin || state.stopped) return;
      // A delivery that was pressed is heard, late or not.
      if (pressedAt(state) !== null) await turn();
      else if (answers.waiting().length > 0) await delivery.lastCall(code, mensaje);
      else outcome.end(code, mensaje, null);
      tell();
    },
    settled: () => keeper.settled(),
    stop(): void {
      state.stopped = true;
      alarm.off();
    },
  };
}
