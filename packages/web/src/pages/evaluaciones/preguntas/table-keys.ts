import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '#ui/forms/typing.ts';

const OVER = '[role="dialog"], [role="menu"], [role="listbox"]';

interface TableKeys {
  readonly onNew: (() => void) | undefined;
  readonly onHelp: () => void;
}

/** N writes another question and ? tells the keys, wherever on the page one is, unless something is over it. */
export function useTableKeys({ onNew, onHelp }: TableKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
    if (target instanceof Element && target.closest(OVER)) return;
    const act = key === '?' ? onHelp : key.toLowerCase() === 'n' ? onNew : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const keys = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  }, []);
}
