import { useEffect, useEffectEvent, useState } from 'react';
import { byBrowser } from '#platform/remembered.ts';

const KEY = 'catedra:atajos';

/** Where keys already mean something. */
const TAKEN =
  'input, textarea, select, video, audio, iframe, pre, dialog, [contenteditable="true"], [data-own-keys], [data-scroll], [role="dialog"]';

export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Single keys that act on the course, unless one is typing; whoever speaks to their browser can turn them off. */
export function useShortcuts(shortcuts: Shortcuts) {
  const [on, setOn] = useState(() => byBrowser.read(KEY) !== 'no');
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
    if (defaultPrevented || repeat || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest(TAKEN)) return;
    const act = shortcuts[key.length === 1 ? key.toLowerCase() : key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [on]);
  return {
    on,
    toggle: (value: boolean) => {
      byBrowser.write(KEY, value ? 'si' : 'no');
      setOn(value);
    },
  };
}
