import type { Recibo } from '@catedra/shared/intentos/despues.ts';
import type { IntentoEnCurso } from '@catedra/shared/intentos/en-curso.ts';
import { isApiError, messageOf } from '#platform/api-error.ts';
import { createAlarm } from '#pages/evaluacion/sala/motor/alarm.ts';
import { createAnswers } from '#pages/evaluacion/sala/motor/answers.ts';
import { endOf, isElsewhere, isGrace, passing } from '#pages/evaluacion/sala/motor/failure.ts';
import { fits, fitting } from '#pages/evaluacion/sala/motor/farewell.ts';
import { createKeeper } from '#pages/evaluacion/sala/motor/keeper.ts';
import { lacking } from '#pages/evaluacion/sala/motor/lacking.ts';
import { CHOICE, HEARTBEAT, retryAfter, typingWait } from '#pages/evaluacion/sala/motor/pace.ts';
import { seenOf, type Snapshot, type Way } from '#pages/evaluacion/sala/motor/snapshot.ts';
import type { SyncOptions } from '#pages/evaluacion/sala/motor/sync-options.ts';
import { createTeller } from '#pages/evaluacion/sala/motor/teller.ts';

export type Sync = ReturnType<typeof createSync>;

/** Takes answers to the server and never lets go of one before it is there. Knows nothing of screens. */
export function createSync({ owner, pestana, kept, journal, remote, now, ...start }: SyncOptions) {
  let { intento, escribe } = start;
  let { epoca, venceEn } = intento;
  let via: Way = 'bien';
  let duradero = journal.durable;
  const pressed = kept.attempt?.pulsadoEn ?? null;
  let entrega: Snapshot['entrega'] = pressed ? { estado: 'pendiente', pulsadoEn: pressed } : { estado: 'no' };
  let aunqueFalten = kept.attempt?.aunqueFalten ?? false;
  let marcadas = kept.attempt?.marcadas ?? [];
  let fin: Snapshot['fin'] = null;
  let sending: Promise<void> | null = null;
  let oneByOne = false;
  let failures = 0;
  let typingSince: number | null = null;
  let stopped = false;
  const alarm = createAlarm(() => void turn());

  const keeper = createKeeper(journal, owner, () => {
    duradero = false;
    tell();
  });
  const iso = () => new Date(now()).toISOString();
  const answers = createAnswers(intento, kept, keeper.entry, iso);
  const pressedAt = () => ('pulsadoEn' in entrega ? entrega.pulsadoEn : null);
  const closed = () => stopped || fin !== null || !escribe;
  /** In the minutes of grace nothing is sent but the delivery. */
  const idle = () => closed() || (intento.estado === 'vencido' && pressedAt() === null);

  const { tell, read, subscribe } = createTeller<Snapshot>(() => ({
    intento,
    ...seenOf(answers.read(), via, escribe),
    enviando: sending !== null && answers.read().some(({ pending }) => pending),
    venceEn,
    entrega,
    fin,
    duradero,
    marcadas,
  }));

  const remember = () =>
    keeper.attempt({
      ...owner,
      intento,
      pestana,
      epoca,
      pulsadoEn: pressedAt(),
      aunqueFalten,
      marcadas,
      desfase: Math.round(now() - Date.now()),
    });

  /** One thing at a time: a delivery that waits goes before answers, which it takes along. */
  async function turn(keepalive = false): Promise<void> {
    if (sending || idle()) return;
    alarm.off();
    typingSince = null;
    const work = pressedAt() === null ? saveNow(keepalive) : deliverNow();
    sending = work.finally(() => {
      sending = null;
      if (!alarm.isSet() && !idle()) alarm.set(answers.due().length > 0 ? CHOICE : HEARTBEAT);
      tell();
    });
    tell();
    await sending;
  }

  async function saveNow(keepalive: boolean): Promise<void> {
    const which = oneByOne ? answers.due().slice(0, 1) : answers.due();
    const entradas = answers.depart(which);
    try {
      const answer = await remote.save({ epoca, entradas }, keepalive && fits(entradas));
      // Whoever came after it has read the journal: it is theirs now.
      if (stopped) return;
      answers.hear(answer);
      ({ venceEn } = answer);
      arrived();
    } catch (error) {
      if (stopped) return;
      const why = failed(error);
      if (why !== 'refused') return;
      // Something in it will never be taken: which it is shows by sending each alone.
      const [lugar] = which;
      if (lugar === undefined) retryLater('cortada');
      else if (which.length > 1) oneByOne = true;
      else answers.refuse(lugar, messageOf(error));
    }
  }

  function arrived(): void {
    failures = 0;
    via = 'bien';
    if (answers.due().length === 0) oneByOne = false;
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

  function retryLater(why: Way): void {
    via = why;
    alarm.set(retryAfter(failures));
    failures += 1;
  }

  function loseControl(): void {
    escribe = false;
    via = 'bien';
    if (pressedAt() === null) return;
    entrega = { estado: 'no' };
    remember();
  }

  function timeIsOver(): void {
    arrived();
    intento = { ...intento, estado: 'vencido' };
  }

  function end(code: string, mensaje: string, recibo: Recibo | null): void {
    fin = { code, mensaje, recibo };
    alarm.off();
    keeper.erase();
  }

  /** One alone, so that what will never be taken holds nothing back; whether the way is open. */
  async function sendAlone(lugar: number): Promise<boolean> {
    try {
      answers.hear(await remote.save({ epoca, entradas: answers.depart([lugar]) }, false));
    } catch (error) {
      const why = passing(error);
      if (why) retryLater(why);
      else if (!isElsewhere(error) && !isGrace(error) && !endOf(error))
        answers.refuse(lugar, messageOf(error));
      return why === null;
    }
    return true;
  }

  async function sendEach(which: readonly number[]): Promise<boolean> {
    for (const lugar of which) if (stopped || !(await sendAlone(lugar))) return false;
    return true;
  }

  /** It is over, and something never left: it goes once more, to be kept apart. Without network it waits here. */
  async function lastCall(code: string, mensaje: string): Promise<void> {
    const which = answers.waiting();
    const taken = await remote.save({ epoca, entradas: answers.depart(which) }, false).then(
      () => true,
      (error: unknown) => passing(error) === null && (endOf(error) !== null || sendEach(which)),
    );
    if (fin || stopped) return;
    if (taken) end(code, mensaje, null);
    else fin = { code, mensaje, recibo: null };
    tell();
  }

  /** `alone`: the server said no to what it brought, so that each goes before it by itself. */
  async function deliverNow(alone = false): Promise<void> {
    const pulsadoEn = pressedAt() ?? iso();
    entrega = { estado: 'enviando', pulsadoEn };
    if (alone && !(await sendEach(answers.due()))) {
      entrega = { estado: 'pendiente', pulsadoEn };
      return;
    }
    const entradas = alone ? [] : answers.depart(answers.due());
    const revisiones = answers.revisions();
    try {
      const recibo = await remote.deliver({ epoca, entradas, revisiones, aunqueFalten, pulsadoEn });
      return end('ENTREGADA', '', recibo);
    } catch (error) {
      if (stopped) return;
      if (isApiError(error, 'FALTAN_RESPUESTAS')) {
        arrived();
        entrega = { estado: 'faltan', faltan: lacking(error.actual) };
      } else {
        if (passing(error)) entrega = { estado: 'pendiente', pulsadoEn };
        if (failed(error) === 'refused') {
          if (entradas.length > 0) return deliverNow(true);
          entrega = { estado: 'fallo', mensaje: messageOf(error) };
        }
      }
      if (!fin) remember();
    }
  }

  if (escribe) {
    remember();
    alarm.set(answers.due().length > 0 || pressed !== null ? 0 : HEARTBEAT);
  }

  return {
    subscribe,
    read,

    /** Written down here at once; sent in a moment. */
    answer(lugar: number, respuesta: unknown, typing = false): void {
      if (idle() || pressedAt() !== null || !answers.edit(lugar, respuesta)) return;
      const at = Date.now();
      if (typing) typingSince ??= at;
      if (via === 'bien') alarm.set(typing ? typingWait(typingSince ?? at, at) : CHOICE);
      tell();
    },

    /** Of two answers written in two places. */
    choose(lugar: number, mine: boolean): void {
      if (closed() || !answers.choose(lugar, mine)) return;
      alarm.set(0);
      tell();
    },

    flag(lugar: number): void {
      marcadas = marcadas.includes(lugar) ? marcadas.filter((one) => one !== lugar) : [...marcadas, lugar];
      if (escribe && !fin) remember();
      tell();
    },

    /** Now, without waiting for a pause; what was typed while something was on its way goes after it. */
    async flush(keepalive = false): Promise<void> {
      if (sending) await sending;
      if (answers.due().length > 0 || pressedAt() !== null) await turn(keepalive);
    },

    /** The page is going: what it has leaves once more, and nobody waits for the answer. */
    farewell(): void {
      if (closed()) return;
      const which = fitting(answers.due(), (lugar) => answers.read()[lugar]?.pending);
      if (which.length === 0) return;
      remote.save({ epoca, entradas: answers.depart(which) }, true).then(
        (answer) => {
          if (stopped) return;
          answers.hear(answer);
          tell();
        },
        () => undefined,
      );
    },

    async deliver(incomplete = false): Promise<void> {
      if (closed() || pressedAt() !== null) return;
      aunqueFalten = incomplete;
      entrega = { estado: 'enviando', pulsadoEn: iso() };
      remember();
      tell();
      if (sending) await sending;
      await turn();
    },

    /** Back to the questions, after the server said what it lacks. */
    goOn(): void {
      if (entrega.estado !== 'faltan' && entrega.estado !== 'fallo') return;
      entrega = { estado: 'no' };
      tell();
    },

    /** The network, or whoever was here, came back. */
    retry(): void {
      failures = 0;
      if (!closed()) alarm.set(0);
    },

    /** The attempt as the server has it now: more time, another question reached, control of it. */
    renew(next: IntentoEnCurso, writes: boolean): void {
      // Asked before control changed hands and answered after: it says what is over.
      if (stopped || fin || next.epoca < epoca) return;
      const taken = writes && !escribe;
      const reopened = writes && intento.estado === 'vencido' && next.estado === 'en_curso';
      answers.renew(next, taken);
      intento = next;
      escribe = writes;
      ({ epoca, venceEn } = next);
      if (writes) remember();
      if (taken || reopened) alarm.set(0);
      tell();
    },

    /** Somebody found that it is over. */
    async ended(code: string, mensaje: string): Promise<void> {
      alarm.off();
      if (sending) await sending;
      if (fin || stopped) return;
      // A delivery that was pressed is heard, late or not.
      if (pressedAt() !== null) await turn();
      else if (answers.waiting().length > 0) await lastCall(code, mensaje);
      else end(code, mensaje, null);
      tell();
    },
    settled: () => keeper.settled(),
    stop(): void {
      stopped = true;
      alarm.off();
    },
  };
}
