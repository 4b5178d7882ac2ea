import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Long enough for pictures to take their place and for eyes to arrive. */
const SEEN = 1_500;

/** Calls once when the end has stayed in view, or when it is left from there. */
export function useEndInView(end: RefObject<HTMLElement | null>, onEnd: () => void): void {
  const reached = useEffectEvent(onEnd);
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const done = () => {
      observer.disconnect();
      timer = undefined;
      reached();
    };
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      timer = entry?.isIntersecting ? setTimeout(done, SEEN) : undefined;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      if (timer === undefined) return;
      clearTimeout(timer);
      reached();
    };
  }, [end]);
}
