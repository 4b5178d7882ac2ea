import { useEffect } from 'react';
import { isTyping } from '#ui/forms/typing.ts';
import { leave, redoIn, undoIn } from '#ui/states/undo.ts';

/** While one is there, Ctrl Z and Ctrl Y take back and do again what was done there, and the bar speaks of it; inside a text they are the text's own. */
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
    return () => {
      document.removeEventListener('keydown', keys);
      leave(place);
    };
  }, [place]);
}
