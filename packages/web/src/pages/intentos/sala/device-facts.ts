import { anotar } from '@catedra/shared/intentos/api.ts';
import type { HechoDelEquipo } from '@catedra/shared/intentos/hechos.ts';
import { useEffect } from 'react';
import { ask } from '#platform/ask.ts';
import type { Room } from '#pages/intentos/sala/open-room.ts';

/** Shorter than this nobody went anywhere: a notice of the system, a click on the frame. */
const AWAY = 2_000;
const PAUSE = 1_500;
const MOST = 50;

/** Tells what the page before starting said it would: time away and how much was pasted, never what. */
export function createFacts(send: (hechos: HechoDelEquipo[]) => Promise<unknown>, now: () => number) {
  let waiting: HechoDelEquipo[] = [];
  let left: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const iso = () => new Date(now()).toISOString();
  const flush = async () => {
    clearTimeout(timer);
    const going = waiting.slice(0, MOST);
    if (going.length === 0) return;
    try {
      await send(going);
      waiting = waiting.filter((one) => !going.includes(one));
    } catch {
      // Without network it waits for the next one; of what is over nothing more is told.
      waiting = waiting.slice(-MOST);
    }
  };
  const tell = (hecho: HechoDelEquipo) => {
    waiting.push(hecho);
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), PAUSE);
  };
  return {
    away: () => {
      left ??= now();
    },
    back: () => {
      const gone = left === null ? 0 : now() - left;
      left = null;
      if (gone >= AWAY)
        tell({ tipo: 'foco', en: iso(), segundos: Math.min(86_400, Math.max(1, Math.round(gone / 1000))) });
    },
    pasted: (text: string) => {
      if (text.length > 0) tell({ tipo: 'pegado', en: iso(), caracteres: Math.min(1_000_000, text.length) });
    },
    stop: () => void flush(),
  };
}

/** While this tab writes. */
export function useFacts({ clock, pestana }: Room, intentoId: string, writes: boolean): void {
  useEffect(() => {
    if (!writes) return undefined;
    const facts = createFacts(
      (hechos) => ask(anotar, { id: intentoId, body: { pestana, hechos } }),
      clock.now,
    );
    const visible = () => (document.visibilityState === 'hidden' ? facts.away() : facts.back());
    const paste = (event: ClipboardEvent) => facts.pasted(event.clipboardData?.getData('text') ?? '');
    window.addEventListener('blur', facts.away);
    window.addEventListener('focus', facts.back);
    document.addEventListener('visibilitychange', visible);
    document.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('blur', facts.away);
      window.removeEventListener('focus', facts.back);
      document.removeEventListener('visibilitychange', visible);
      document.removeEventListener('paste', paste);
      facts.stop();
    };
  }, [clock, pestana, intentoId, writes]);
}
