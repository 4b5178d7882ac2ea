import { useEffect, useEffectEvent } from 'react';

const TYPING = 'input:not([type="radio"]):not([type="checkbox"]), textarea, select, [contenteditable="true"]';

interface Keys {
  readonly onMove: (by: number) => void;
  readonly onFlag: (lugar: number) => void;
  readonly first: number | undefined;
}

/** Letters pick options, M flags, the arrows move: never while somebody types, nor over a dialog. */
export function useRoomKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    // A key that is held down says it once.
    if (event.repeat) return;
    if (target?.closest(TYPING) || document.querySelector('[role="dialog"], dialog[open]')) return;
    const inside = target?.closest<HTMLElement>('[data-pregunta]')?.dataset.pregunta;
    const lugar = inside === undefined ? keys.first : Number(inside);
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      keys.onMove(event.key === 'ArrowLeft' ? -1 : 1);
      return;
    }
    if (lugar === undefined) return;
    const letter = event.key.toUpperCase();
    const option = document.querySelector<HTMLElement>(
      `[data-pregunta="${lugar}"] [data-letra="${CSS.escape(letter)}"]`,
    );
    if (option) option.click();
    else if (letter === 'M') keys.onFlag(lugar);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
