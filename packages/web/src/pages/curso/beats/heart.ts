import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { latir } from '@catedra/shared/progreso/api.ts';
import type { Latido, LatidoAnotado } from '@catedra/shared/progreso/schemas.ts';
import { joined } from '#pages/curso/beats/beats.ts';
import { keep, readKept } from '#pages/curso/beats/kept-beats.ts';
import { isCut, isPassing } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';

const EVERY = 10_000;
const KEEP_EVERY = 1_000;
/** Nobody moves, plays or types for so long: they are not here. */
const AWAY = 5 * MINUTO;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

export interface Heart {
  /** What happened since the last time. */
  anotar(latido: Latido): void;
  /** Tells it now: a pause, a jump. */
  ya(): void;
  stop(): void;
}

export interface HeartOptions {
  readonly usuarioId: string;
  readonly actividadId: string;
  /** What happened before the heart began to beat. */
  readonly early: readonly Latido[];
  readonly onAnswer: (anotado: LatidoAnotado) => void;
  /** The connection is cut, or is back. */
  readonly onCut: (cut: boolean) => void;
}

const sendBeat = (actividadId: string, body: Latido, keepalive = false): Promise<LatidoAnotado> =>
  ask(latir, { id: actividadId, body }, { keepalive });

/** Beats every ten seconds while the page is looked at, at once when it is left, and loses nothing in a cut. */
export function startHeart({ usuarioId, actividadId, early, onAnswer, onCut }: HeartOptions): Heart {
  let waiting = early.reduce(joined, readKept(usuarioId)[actividadId] ?? []);
  let cut = false;
  let sending = false;
  let lastSign = Date.now();
  let lastKept = 0;

  const remember = (beats: readonly Latido[], sent = false) => {
    lastKept = Date.now();
    keep(usuarioId, actividadId, beats, sent);
  };
  const told = (anotado: LatidoAnotado) => {
    if (cut) onCut((cut = false));
    onAnswer(anotado);
  };
  /** Whether it can be forgotten; what a cut or the end of the session took goes back to the front. */
  const failed = (beat: Latido, error: unknown): boolean => {
    if (!isPassing(error)) return true;
    waiting = waiting.reduce(joined, [beat]);
    if (!cut && isCut(error)) onCut((cut = true));
    return false;
  };

  const flush = async (): Promise<void> => {
    if (sending) return;
    sending = true;
    let goOn = true;
    while (goOn && waiting.length > 0) {
      const [beat = {}, ...rest] = waiting;
      waiting = rest;
      goOn = await sendBeat(actividadId, beat).then(
        (anotado) => (told(anotado), true),
        (error: unknown) => failed(beat, error),
      );
    }
    sending = false;
    remember(waiting);
  };

  /** The page may not live to hear the answer: everything leaves at once. */
  const leave = () => {
    const last = waiting;
    waiting = [];
    if (last.length === 0) return;
    remember(last, !cut && navigator.onLine);
    for (const beat of last) {
      void sendBeat(actividadId, beat, true)
        .then(told, (error: unknown) => failed(beat, error))
        .then(() => remember(waiting));
    }
  };

  const here = () => document.visibilityState === 'visible' && Date.now() - lastSign < AWAY;
  const beat = () => {
    if (!here()) return;
    waiting = joined(waiting, {});
    void flush();
  };
  const hide = () => {
    if (document.visibilityState === 'visible') return;
    waiting = joined(waiting, {});
    leave();
  };
  const sign = () => {
    lastSign = Date.now();
  };
  const back = () => void flush();

  const timer = setInterval(beat, EVERY);
  document.addEventListener('visibilitychange', hide);
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', back);
  for (const name of SIGNS) window.addEventListener(name, sign, { passive: true });
  // The server counts from the first one.
  beat();

  return {
    anotar(latido) {
      if (latido.tramo) sign();
      const jumped = waiting.length;
      waiting = joined(waiting, latido);
      if (latido.parrafo !== undefined || Date.now() - lastKept > KEEP_EVERY) remember(waiting);
      if (jumped > 0 && waiting.length > jumped) void flush();
    },
    ya: () => void flush(),
    stop() {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', back);
      for (const name of SIGNS) window.removeEventListener(name, sign);
      void flush();
    },
  };
}
