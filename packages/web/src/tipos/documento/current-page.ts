import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

interface Options {
  readonly start: number;
  readonly count: number;
  /** The pages are there, with their sizes. */
  readonly ready: boolean;
  readonly zoom: number;
  readonly onPage: (page: number) => void;
  readonly onEnd: () => void;
}

const GAP = 12;

const pagesIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-page]')];

/** The page that fills most of the view is the one whose bottom is below the first third. */
function pageAt(box: HTMLElement): number {
  const line = box.getBoundingClientRect().top + box.clientHeight / 3;
  const found = pagesIn(box).findIndex((page) => page.getBoundingClientRect().bottom > line);
  return found < 0 ? pagesIn(box).length : found + 1;
}

const atEnd = (box: HTMLElement) => box.scrollTop + box.clientHeight >= box.scrollHeight - 48;

/** Opens at the page where it was left, says which one is being read, and keeps it when the size changes. */
export function useCurrentPage(box: RefObject<HTMLElement | null>, options: Options) {
  const { start, count, ready, zoom } = options;
  const [page, setPage] = useState(start);
  const current = useRef(start);
  const ended = useRef(false);

  /** Of a jump: short pages at the end can't all reach the top, and the one that was asked for is the current one. */
  const jump = useRef<{ readonly number: number; readonly top: number } | null>(null);
  const goTo = (number: number) => {
    const target = box.current && pagesIn(box.current)[number - 1];
    if (!box.current || !target) return;
    box.current.scrollTo({ top: target.offsetTop - GAP, behavior: 'instant' });
    jump.current = { number, top: box.current.scrollTop };
    look();
  };

  const look = useEffectEvent(() => {
    const element = box.current;
    if (!element || !ready) return;
    const { number, top } = jump.current ?? {};
    const now = number !== undefined && element.scrollTop === top ? number : pageAt(element);
    if (now !== current.current) {
      current.current = now;
      setPage(now);
      options.onPage(now);
    }
    if (ended.current || !atEnd(element)) return;
    ended.current = true;
    options.onEnd();
  });

  const place = useEffectEvent(() => goTo(Math.min(current.current, count)));
  const placed = useRef(0);
  useLayoutEffect(() => {
    if (!ready || placed.current === zoom) return;
    placed.current = zoom;
    place();
  }, [ready, zoom]);

  useEffect(() => {
    const element = box.current;
    if (!element || !ready) return;
    look();
    const onScroll = () => look();
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [box, ready]);

  return { page, goTo };
}
