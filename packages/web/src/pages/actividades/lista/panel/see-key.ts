import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '#ui/forms/typing.ts';

/** V shows the activity as a learner sees it; where one is writing, Alt V does. */
export function useSeeKey(onSee: () => void): void {
  const see = useEffectEvent(onSee);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.code !== 'KeyV' || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!event.altKey && isTyping(event.target)) return;
      event.preventDefault();
      see();
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  }, []);
}
