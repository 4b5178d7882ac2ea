import { type RefObject, useLayoutEffect } from 'react';

/** Tells the style how far down something begins, so that it ends where the window does. */
export function useRoom(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const desk = ref.current?.parentElement;
      if (!desk) return;
      const top = desk.getBoundingClientRect().top + window.scrollY;
      ref.current?.style.setProperty('--top', `${Math.round(top)}px`);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [ref]);
}
