import { useEffect, useRef } from 'react';
import { offerUndo, retractUndo, type Undoable } from '#ui/states/undo.ts';

interface Discardable {
  readonly dirty: boolean;
  /** Gives the way back. */
  readonly discard: () => () => void;
}

/** Offers to bring back what was typed and given up, while its form is on the screen. */
export function useGiveUp() {
  const offered = useRef<Undoable | null>(null);
  useEffect(
    () => () => {
      if (offered.current) retractUndo(offered.current);
    },
    [],
  );
  return (words: string, back: () => void) => {
    if (offered.current) retractUndo(offered.current);
    offered.current = offerUndo({
      words,
      undo: () => {
        back();
        return Promise.resolve();
      },
      wordsOfUndone: () => 'Lo que habías escrito está otra vez aquí, sin guardar.',
    });
  };
}

/** «Descartar» of a page: the changes of all its forms go, and come back, together. */
export function useDiscard(records: readonly Discardable[]): () => void {
  const giveUp = useGiveUp();
  return () => {
    const backs = records.filter(({ dirty }) => dirty).map(({ discard }) => discard());
    giveUp('Has descartado tus cambios.', () => backs.forEach((back) => back()));
  };
}
