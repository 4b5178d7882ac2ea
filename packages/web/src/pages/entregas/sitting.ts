import type { Vecina } from '@catedra/shared/entregas/cola.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addressOf, sittingOf } from '#pages/entregas/address.ts';
import { entregaQuery, type Place, pasoQuery, respuestaQuery } from '#pages/entregas/queries.ts';
import { useListAddress } from '#ui/lists/list-address.ts';
import { fullName } from '#ui/people/PersonName.tsx';

type Persona = Vecina['persona'];
type Key = Pick<Place, 'id' | 'lugar'>;

const keyOf = ({ id, lugar }: Key): string => `${id}.${lugar ?? ''}`;

/** What was saved last, said in the one that it led to. */
let saved: { readonly en: string; readonly words: string } | null = null;

/** One after another of what the address leaves, in the order of the queue, from where this one stands. */
export function useSitting(place: Place, persona: Persona, actividadId: string | undefined) {
  const { search, set } = useListAddress();
  const queryClient = useQueryClient();
  const options = pasoQuery(place, sittingOf(search, actividadId), search.desde);
  const { data: paso } = useQuery(options);
  const [arrived] = useState(() => (saved?.en === keyOf(place) ? saved.words : null));
  const go = (one: Vecina | null) => {
    if (one) set(addressOf(one));
  };
  // What somebody else marked meanwhile is passed over: where it leads is asked for as it is pressed.
  const now = () => queryClient.fetchQuery({ ...options, staleTime: 0 });

  const next = paso?.pendiente ?? null;
  useEffect(() => {
    if (next === null) return;
    const { id, lugar } = next;
    if (lugar === null) void queryClient.prefetchQuery(entregaQuery(id));
    else void queryClient.prefetchQuery(respuestaQuery(id, lugar));
  }, [next, queryClient]);

  return {
    paso,
    /** What was saved on the way here, in words. */
    arrived,
    go,
    step: async (to: 'anterior' | 'siguiente'): Promise<void> => go((await now())[to]),
    /** Saved: on to the next that waits, where the mark is said; false when there is none to go to. */
    goOn: async (nota: string): Promise<boolean> => {
      const pendiente = await now().then(
        (found) => found.pendiente,
        () => null,
      );
      saved = pendiente && { en: keyOf(pendiente), words: `Guardada la de ${fullName(persona)}: ${nota}` };
      go(pendiente);
      return pendiente !== null;
    },
  };
}

export type Sitting = ReturnType<typeof useSitting>;
