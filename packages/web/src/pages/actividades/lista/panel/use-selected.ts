import { useNavigate, useSearch } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { rutas } from '#platform/paths.ts';

/** The link of an activity in the outline, by which its row is found again. */
export const rowLinkId = (id: string): string => `fila-${id}`;

const LINKS = '[data-row-link]';
const focusRow = (id: string) => document.getElementById(rowLinkId(id))?.focus();

/** Another row of the outline, up or down from this one; folded sections are passed over. */
function neighbour(from: HTMLElement, step: -1 | 1): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLElement>(LINKS)].filter((one) => !one.closest('[hidden]'));
  return links[links.indexOf(from) + step];
}

/** Which activity has its settings open at the side: the address says so. */
export function useSelected(cursoId: string) {
  const { actividad: selected = null }: { actividad?: string | null } = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = (actividad: string | undefined, replace: boolean) =>
    void navigate({
      to: rutas.actividades(cursoId) as never,
      search: { actividad } as never,
      replace,
      resetScroll: false,
    });
  const open = (id: string) => {
    // Pressed again, the keyboard goes to it.
    if (id === selected) document.querySelector<HTMLElement>('[data-panel] textarea')?.focus();
    else go(id, selected !== null);
  };
  const close = () => {
    if (selected === null) return;
    go(undefined, true);
    focusRow(selected);
  };

  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    // What a menu or a list over the page does with its keys bubbles up to here as well.
    if (!event.currentTarget.contains(target) || target.ariaExpanded === 'true') return;
    if (event.key === 'Escape' && !event.defaultPrevented) close();
    if (!target.matches(LINKS) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    const next = neighbour(target, event.key === 'ArrowDown' ? 1 : -1);
    event.preventDefault();
    next?.focus();
    if (next?.dataset.rowLink && selected !== null) go(next.dataset.rowLink, true);
  };

  return { selected, open, close, keys };
}
