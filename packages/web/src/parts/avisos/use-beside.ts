import { type RefObject, useLayoutEffect } from 'react';

const WIDTH = 432;
const EDGE = 16;
const GAP = 6;
/** The column's own padding lies between the two. */
const FROM_COLUMN = 18;
/** As drawn: a little more of it at the right of the bell than at its left. */
const LEFT_OF_BELL = 178;

/** Under a bell that is in a bar above; at the right of one that is in a column at the side. */
function place(panel: HTMLElement, bell: DOMRect): void {
  const aside = bell.left < window.innerWidth / 4 && bell.top > EDGE;
  const left = aside ? bell.right + FROM_COLUMN : bell.left + bell.width / 2 - LEFT_OF_BELL;
  const last = window.innerWidth - WIDTH - EDGE;
  const { style } = panel;
  style.setProperty('--left', `${Math.round(Math.max(EDGE, Math.min(left, last)))}px`);
  style.setProperty('--top', aside ? 'auto' : `${Math.round(bell.bottom + GAP)}px`);
  style.setProperty(
    '--bottom',
    aside ? `${Math.round(Math.max(EDGE, window.innerHeight - bell.bottom))}px` : 'auto',
  );
}

/** Opens a dialog beside what was pressed, with the keyboard at its title, and gives the keyboard back when it closes. */
export function useBeside(
  dialog: RefObject<HTMLDialogElement | null>,
  anchor: RefObject<HTMLElement | null>,
  title: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const panel = dialog.current;
    const bell = anchor.current;
    if (!panel || !bell) return undefined;
    const settle = () => place(panel, bell.getBoundingClientRect());
    const closeOutside = ({ target }: MouseEvent) => target === panel && panel.close();
    settle();
    if (!panel.open) panel.showModal();
    title.current?.focus();
    panel.addEventListener('click', closeOutside);
    window.addEventListener('resize', settle);
    return () => {
      panel.removeEventListener('click', closeOutside);
      window.removeEventListener('resize', settle);
      if (panel.open) panel.close();
      // Whatever was pressed inside may have taken it elsewhere already.
      if (document.activeElement === document.body || panel.contains(document.activeElement)) bell.focus();
    };
  }, [dialog, anchor, title]);
}
