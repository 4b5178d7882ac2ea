import type { PlazosPasados } from '@catedra/shared/grupos/plazos.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** A gesture that may let people in. */
export interface Entry {
  readonly title: string;
  readonly button: string;
  /** Who would come in past a date. */
  readonly foresee: () => Promise<PlazosPasados>;
  readonly act: (diasSiPaso: number | undefined) => Promise<unknown>;
}

export interface LateEntry {
  readonly entry: Entry;
  readonly plazos: PlazosPasados;
}

/** Does what was asked at once, unless somebody would come in past a date: then it is `late` until that is decided. */
export function useEntry(onDone: () => Promise<unknown>) {
  const [late, setLate] = useState<LateEntry | null>(null);
  const enter = useMutation({
    mutationFn: async (entry: Entry) => {
      const plazos = await entry.foresee();
      if (plazos.personas > 0) setLate({ entry, plazos });
      else await entry.act(undefined).then(onDone);
    },
  });
  return { enter, late, forget: () => setLate(null) };
}
