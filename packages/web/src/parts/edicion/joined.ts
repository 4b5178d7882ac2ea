import { leerGuardado } from '@catedra/shared/edicion/api.ts';
import type { Editable } from '@catedra/shared/edicion/schemas.ts';
import { useState } from 'react';
import type { Joined } from '#parts/edicion/JoinedNotice.tsx';
import { ask } from '#platform/ask.ts';

interface Place {
  readonly coleccion: Editable;
  readonly documento: string;
}

/** Who saved it last; not to know it is no reason to stop anything. */
export async function savedLast(place: Place | null): Promise<Joined> {
  const nobody = { yo: false, nombre: null };
  if (!place) return nobody;
  return ask(leerGuardado, place).then(
    ({ guardo }) => guardo ?? nobody,
    () => nobody,
  );
}

/** With whom one's changes were joined, until it is read. */
export function useJoined(place: Place | null) {
  const [joined, setJoined] = useState<Joined | null>(null);
  return {
    joined: { with: joined, read: () => setJoined(null) },
    tellJoined: setJoined,
    /** What was saved here has somebody else's changes on top of it now. */
    tellFollowed: async () => {
      const last = await savedLast(place);
      if (!last.yo && last.nombre !== null) setJoined(last);
    },
  };
}
