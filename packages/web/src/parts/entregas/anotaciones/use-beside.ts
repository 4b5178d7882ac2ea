import { type RefObject, useLayoutEffect } from 'react';

const GAP = 8;

const placeOf = (answer: Element, id: string): Element | null =>
  answer.querySelector(`[data-note="${id}"]`) ?? answer.querySelector('mark[data-draft]');

/** Each comment begins as far down as what it speaks of, or after the one before it. */
function setBeside(side: HTMLElement): void {
  const answer = side.previousElementSibling;
  if (!answer) return;
  const notes = [...side.querySelectorAll<HTMLElement>('[data-for]')];
  for (const note of notes) note.style.marginBlockStart = '';
  // Under the answer they follow one another.
  if (
    side.offsetTop >
    answer.getBoundingClientRect().top - (side.offsetParent?.getBoundingClientRect().top ?? 0) + 1
  )
    return;
  for (const note of notes) {
    const place = placeOf(answer, note.dataset.for ?? '');
    if (!place) continue;
    const late = place.getBoundingClientRect().top - note.getBoundingClientRect().top - GAP;
    if (late > 0) note.style.marginBlockStart = `${Math.round(late)}px`;
  }
}

export function useBeside(side: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (side.current) setBeside(side.current);
  });
  useLayoutEffect(() => {
    const answer = side.current?.previousElementSibling;
    if (!answer) return;
    const watch = new ResizeObserver(() => {
      if (side.current) setBeside(side.current);
    });
    watch.observe(answer);
    return () => watch.disconnect();
  }, [side]);
}
