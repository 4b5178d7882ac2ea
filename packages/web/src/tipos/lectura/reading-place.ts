import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Below the bar that stays at the top of the screen. */
const TOP = 88;

/** The block at the top of the screen; 0 when it is done and its end is in view, as nothing is left. */
function blockAtTop(text: HTMLElement, done: boolean): number {
  if (done && text.getBoundingClientRect().bottom <= window.innerHeight) return 0;
  return Math.max(
    0,
    [...text.children].findIndex((block) => block.getBoundingClientRect().bottom > TOP),
  );
}

function goTo(text: HTMLElement, block: number): void {
  const place = text.children[block];
  if (place) window.scrollBy({ top: place.getBoundingClientRect().top - TOP, behavior: 'instant' });
}

/** Goes back to the paragraph where the text was left, says where it is being read, and keeps it when it changes. */
export function useReadingPlace(
  text: RefObject<HTMLElement | null>,
  html: string,
  start: number,
  done: boolean,
  onPlace: (block: number) => void,
): void {
  const block = useRef(start);

  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (shown.current === html) return;
    shown.current = html;
    if (text.current && block.current > 0) goTo(text.current, block.current);
  }, [text, html]);

  const look = useEffectEvent(() => {
    if (!text.current) return;
    const now = blockAtTop(text.current, done);
    if (now === block.current) return;
    block.current = now;
    onPlace(now);
  });
  const mounted = useRef(false);
  useEffect(() => {
    if (mounted.current && done) look();
    mounted.current = true;
  }, [done]);
  useEffect(() => {
    let frame = 0;
    const later = () => {
      frame = 0;
      look();
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(later);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);
}
