import { type RefObject, useEffect, useEffectEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The arrows go from one row to the next by their links, which Intro opens; from the title, into the first. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const { activeElement: active } = document;
    const at = links.indexOf(active as HTMLAnchorElement);
    const idle = active === document.body || active?.tagName === 'H1';
    const next = links[at + step];
    if ((at < 0 && !idle) || !next) return;
    event.preventDefault();
    next.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
