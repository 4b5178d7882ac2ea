import { useEffectEvent, useLayoutEffect } from 'react';

const FIELD = 'input, textarea, select, [contenteditable="true"]';

const isField = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(FIELD);

/** The field that has the keyboard now. */
export const fieldInUse = (): HTMLElement | null =>
  isField(document.activeElement) ? document.activeElement : null;

/** Calls when whoever types leaves the fields for something else, or asks for it with F6. */
export function useLeavesTyping(active: boolean, except: string, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  // Before the strip is seen: whoever reads it may press a key at once.
  useLayoutEffect(() => {
    if (!active) return undefined;
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !isField(target) && !target.closest(except)) leave();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      leave();
    };
    document.addEventListener('focusin', focus);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('focusin', focus);
      document.removeEventListener('keydown', key);
    };
  }, [active, except]);
}
