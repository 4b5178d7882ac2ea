import { leerGuardado } from '@catedra/shared/edicion/api.ts';
import type { Editable } from '@catedra/shared/edicion/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { cuando } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

export interface SavedPlace {
  readonly coleccion: Editable;
  readonly documento: string;
  /** That which was saved meanwhile. */
  readonly version: number;
}

/** Who saved it, and when; without knowing, that somebody did. */
export function useSavedBy(place: SavedPlace | null): string {
  const now = useNow();
  const zone = useZone();
  const { data } = useQuery({
    queryKey: ['ediciones', place, 'guardado'],
    queryFn: ({ signal }) => (place ? ask(leerGuardado, place, { signal }) : { guardo: null }),
    enabled: place !== null,
    retry: false,
    gcTime: 0,
  });
  const guardo = data?.guardo;
  if (!guardo) return 'Alguien guardó otros cambios mientras escribías';
  const momento = cuando(guardo.en, now, zone);
  return guardo.yo
    ? `Guardaste otros cambios en otra ventana, ${momento}`
    : `${guardo.nombre} guardó otros cambios ${momento}, mientras escribías`;
}
