import { useEffect } from 'react';
import { isTyping } from '#ui/forms/typing.ts';
import { redoIn, undoIn } from '#ui/states/undo.ts';

/** Ctrl Z and Ctrl Y take back and do again what was done there; inside a text they are the text's own. */
export function useUndoKeys(place: string): void {
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      if (isTyping(event.target)) return;
      const again = key === 'y' || event.shiftKey;
      if (again ? redoIn(place) : undoIn(place)) event.preventDefault();
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  }, [place]);
}
