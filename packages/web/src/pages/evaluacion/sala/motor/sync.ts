import type { EntradaDelEquipo, IntentoEnCurso, Recibo } from '@catedra/shared/intentos/schemas.ts';
import { isApiError, isCut, isSignedOut, messageOf } from '#platform/api-error.ts';
import { createAnswers } from '#pages/evaluacion/sala/motor/answers.ts';
import type { Journal, Kept, Owner } from '#pages/evaluacion/sala/motor/journal.ts';
import { createKeeper } from '#pages/evaluacion/sala/motor/keeper.ts';
import { lacking } from '#pages/evaluacion/sala/motor/lacking.ts';
import type { Remote } from '#pages/evaluacion/sala/motor/remote.ts';
import {
  type Delivery,
  type Ended,
  seen,
  type Snapshot,
  unsent,
  type Way,
} from '#pages/evaluacion/sala/motor/snapshot.ts';

export interface SyncOptions {
  readonly owner: Owner;
  readonly intento: IntentoEnCurso;
  readonly pestana: string;
  readonly escribe: boolean;
  readonly kept: Kept;
  readonly journal: Journal;
  readonly remote: Remote;
}

/** A choice leaves at once; typing waits for a pause, but not for long. */
const CHOICE = 150;
const PAUSE = 700;
const LONGEST_PAUSE = 1_500;
const RETRY = [1_000, 2_000, 4_000, 8_000, 15_000];
/** Nothing was said for so long: is the way open, is this still the tab that writes, is there more time? */
const HEARTBEAT = 20_000;
/** What a browser lets a closed page send. */
const FAREWELL = 60_000;

/** After these nothing more is taken; what came late was received all the same, and stands apart. */
const ENDS = ['TIEMPO_TERMINADO', 'YA_ENVIADA', 'INTENTO_ANULADO', 'NO_ENCONTRADO'];

const passing = (error: unknown): Way | null => {
  if (isSignedOut(error)) return 'sin_sesion';
  return isCut(error) ? 'cortada' : null;
};

export type Sync = ReturnType<typeof createSync>;

/** Takes answers to the server and never lets go of one before it is there. Knows nothing of screens. */
export function createSync({ owner, pestana, kept, journal, remote, ...start }: SyncOptions) {
  let { intento, escribe } = start;
  let { epoca, venceEn } = intento;
  let via: Way = 'bien';
  let duradero = journal.durable;
  const pressed = kept.attempt?.pulsadoEn ?? null;
  let entrega: Delivery = pressed ? { estado: 'pendiente', pulsadoEn: pressed } : { estado: 'no' };
  let aunqueFalten = kept.attempt?.aunqueFalten ?? false;
  let marcadas = kept.attempt?.marcadas ?? [];
  let fin: Ended | null = null;
  let sending: Promise<void> | null = null;
  let oneByOne = false;
  let failures = 0;
  let typingSince: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const listeners = new Set<() => void>();

  const keeper = createKeeper(journal, owner, () => {
    duradero = false;
    tell();
  });
  const answers = createAnswers(intento, kept, keeper.entry);
  const pressedAt = () => ('pulsadoEn' in entrega ? entrega.pulsadoEn : null);
  const closed = () => stopped || fin !== null || !escribe;

  const look = (): Snapshot => ({
    intento,
    lugares: answers.read().map((place) => seen(place, via, escribe)),
    via,
    enviando: sending !== null && answers.read().some(({ pending }) => pending),
    sinEnviar: unsent(answers.read()),
    escribe,
    venceEn,
    entrega,
    fin,
    duradero,
    marcadas,
  });
  let snapshot = look();
  function tell(): void {
    snapshot = look();
    for (const listener of listeners) listener();
  }

  const remember = () =>
    keeper.attempt({ ...owner, intento, pestana, epoca, pulsadoEn: pressedAt(), aunqueFalten, marcadas });

  function schedule(wait: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      void turn();
    }, wait);
  }

  /** One thing at a time: a delivery that waits goes before answers, which it takes along. */
  async function turn(keepalive = false): Promise<void> {
    if (sending || closed()) return;
    clearTimeout(timer);
    timer = undefined;
    typingSince = null;
    const work = pressedAt() === null ? saveNow(keepalive) : deliverNow();
    sending = work.finally(() => {
      sending = null;
      if (timer === undefined && !closed()) schedule(answers.due().length > 0 ? CHOICE : HEARTBEAT);
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
    const why = passing(error);
    if (why) retryLater(why);
    else if (isApiError(error, 'OTRA_PESTANA')) loseControl();
    else if (isApiError(error) && ENDS.includes(error.code)) end(error.code, messageOf(error), null);
    else return 'refused';
    return 'known';
  }

  function retryLater(why: Way): void {
    via = why;
    schedule(RETRY[Math.min(failures, RETRY.length - 1)] ?? HEARTBEAT);
    failures += 1;
  }

  function loseControl(): void {
    escribe = false;
    via = 'bien';
    if (pressedAt() === null) return;
    entrega = { estado: 'no' };
    remember();
  }

  function end(code: string, mensaje: string, recibo: Recibo | null): void {
    fin = { code, mensaje, recibo };
    clearTimeout(timer);
    keeper.erase();
  }

  async function deliverNow(): Promise<void> {
    const pulsadoEn = pressedAt() ?? new Date().toISOString();
    entrega = { estado: 'enviando', pulsadoEn };
    const entradas = answers.depart(answers.due());
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
        if (failed(error) === 'refused') entrega = { estado: 'fallo', mensaje: messageOf(error) };
      }
      if (!fin) remember();
    }
  }

  if (escribe) {
    remember();
    schedule(answers.due().length > 0 || pressed !== null ? 0 : HEARTBEAT);
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: (): Snapshot => snapshot,

    /** Written down here at once; sent in a moment. */
    answer(lugar: number, respuesta: unknown, typing = false): void {
      if (closed() || pressedAt() !== null || !answers.edit(lugar, respuesta)) return;
      const now = Date.now();
      if (typing) typingSince ??= now;
      const wait = typing ? Math.min(PAUSE, (typingSince ?? now) + LONGEST_PAUSE - now) : CHOICE;
      if (via === 'bien') schedule(Math.max(0, wait));
      tell();
    },

    /** Of two answers written in two places. */
    choose(lugar: number, mine: boolean): void {
      if (closed() || !answers.choose(lugar, mine)) return;
      schedule(0);
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
      entrega = { estado: 'enviando', pulsadoEn: new Date().toISOString() };
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
      if (!closed()) schedule(0);
    },

    /** The attempt as the server has it now: more time, another question reached, control of it. */
    renew(next: IntentoEnCurso, writes: boolean): void {
      const taken = writes && !escribe;
      answers.renew(next, taken);
      intento = next;
      escribe = writes;
      ({ epoca, venceEn } = next);
      if (writes) remember();
      if (taken) schedule(0);
      tell();
    },

    /** Somebody found that it is over. */
    ended(code: string, mensaje: string): void {
      if (!fin) end(code, mensaje, null);
      tell();
    },
    settled: () => keeper.settled(),
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

const fits = (entries: readonly EntradaDelEquipo[]): boolean => JSON.stringify(entries).length < FAREWELL;

/** As many as a closed page may send. */
function fitting(which: readonly number[], entryOf: (lugar: number) => unknown): number[] {
  let room = FAREWELL;
  return which.filter((lugar) => {
    room -= JSON.stringify(entryOf(lugar) ?? null).length;
    return room > 0;
  });
}
