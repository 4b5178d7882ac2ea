import { leerSala } from '@catedra/shared/intentos/api.ts';
import { conCambios } from '@catedra/shared/intentos/en-sala.ts';
import type { PersonaEnSala, SalaEnVivo } from '@catedra/shared/intentos/sala.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ask } from '#platform/ask.ts';

/** The room as it was last heard of. */
export interface SalaVista extends Pick<SalaEnVivo, 'mensajes' | 'grupos' | 'sinNombrar' | 'antes'> {
  readonly personas: ReadonlyMap<string, PersonaEnSala>;
  /** The server's clock minus this one, in milliseconds. */
  readonly desfase: number;
  /** When it was heard, by this clock. */
  readonly oida: number;
}

const SECOND = 1_000;
/** Asked so seldom while it does not answer. */
const AGAIN = 3_000;

function con(antes: SalaVista | null, llega: SalaEnVivo): SalaVista {
  const oida = Date.now();
  return {
    personas: conCambios(antes?.personas ?? new Map(), llega.personas, llega.completa),
    grupos: llega.completa ? llega.grupos : { ...antes?.grupos, ...llega.grupos },
    mensajes: llega.mensajes,
    sinNombrar: llega.sinNombrar,
    antes: llega.antes,
    desfase: Date.parse(llega.ahora) - oida,
    oida,
  };
}

/** Who is inside, once a second while somebody looks: only what changed comes, however many save. */
export function useSala(evaluacionId: string) {
  const [sala, setSala] = useState<SalaVista | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [now, setNow] = useState(() => Date.now());
  const desde = useRef<string | undefined>(undefined);
  const look = useEffectEvent(async (id: string, signal: AbortSignal): Promise<number> => {
    const began = Date.now();
    try {
      const llega = await ask(leerSala, { id, query: { desde: desde.current } }, { signal });
      desde.current = llega.desde;
      setSala((antes) => con(antes, llega));
      setError(null);
      return Math.max(0, SECOND - (Date.now() - began));
    } catch (failure) {
      if (!signal.aborted) setError(failure);
      return AGAIN;
    }
  });
  useEffect(() => {
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asking = false;
    const turn = async () => {
      clearTimeout(timer);
      if (asking || gone.signal.aborted || document.visibilityState === 'hidden') return;
      asking = true;
      const wait = await look(evaluacionId, gone.signal);
      asking = false;
      if (!gone.signal.aborted) timer = setTimeout(() => void turn(), wait);
    };
    const back = () => void turn();
    document.addEventListener('visibilitychange', back);
    void turn();
    return () => {
      gone.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, [evaluacionId]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return { sala, error, now };
}
