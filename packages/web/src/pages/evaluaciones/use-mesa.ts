import type { EvaluacionDeAutor } from '@catedra/shared/evaluaciones/schemas.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Mesa } from '#pages/evaluaciones/mesa/mesa.ts';
import { sendsItself } from '#platform/kept/open-here.ts';

/** The table of one evaluation, for as long as its page is open. */
export function useMesa(datos: EvaluacionDeAutor) {
  const [mesa] = useState(() => new Mesa(datos));
  const vista = useSyncExternalStore(mesa.subscribe, mesa.snapshot);
  useEffect(() => mesa.receive(datos), [mesa, datos]);
  useEffect(() => {
    window.addEventListener('online', mesa.flush);
    window.addEventListener('pagehide', mesa.flush);
    const close = sendsItself(() => mesa.settled());
    return () => {
      close();
      window.removeEventListener('online', mesa.flush);
      window.removeEventListener('pagehide', mesa.flush);
      mesa.flush();
    };
  }, [mesa]);
  return { mesa, vista };
}

/** How the whole table stands, for the head of the page: what asks for most comes first. */
export function keptOf(
  kepts: readonly { readonly state: string; readonly at?: Date; readonly message?: string }[],
) {
  const count = (state: string) => kepts.filter((one) => one.state === state).length;
  const local = count('local');
  if (local > 0) return { state: 'local', local } as const;
  if (count('conflict') > 0) return { state: 'conflict' } as const;
  const refused = kepts.find(({ state }) => state === 'refused');
  if (refused) return { state: 'refused', message: refused.message ?? '' } as const;
  if (count('saving') + count('waiting') > 0) return { state: 'saving' } as const;
  const times = kepts.flatMap(({ at }) => (at ? [at.getTime()] : []));
  return times.length > 0
    ? ({ state: 'saved', at: new Date(Math.max(...times)) } as const)
    : ({ state: 'idle' } as const);
}
