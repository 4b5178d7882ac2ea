import { useState } from 'react';
import { useAction } from '#platform/use-action.ts';

interface Done {
  readonly hechos: number;
  readonly fallos: readonly { readonly persona: string; readonly frase: string }[];
}

/** One act with one id, however often it is sent: what was done already is not done again. */
export function useAct(send: (id: string) => Promise<Done>, onDone: () => void) {
  const [id] = useState(() => crypto.randomUUID());
  const act = useAction(
    () => send(id),
    ({ fallos }) => {
      if (fallos.length === 0) onDone();
    },
  );
  return { ...act, fallos: act.result?.fallos ?? [] };
}
