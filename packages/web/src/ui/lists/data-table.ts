import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Address } from '#ui/frame/TextLink.tsx';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** `place` tells neighbours apart: the first row of the page is 0. */
  readonly cell: (row: Row, place: number) => ReactNode;
  /** Name of the order that the server knows; the heading becomes a button. */
  readonly sort?: string;
  /** CSS width; columns without it share what is left. */
  readonly width?: string;
  readonly align?: 'start' | 'end';
  /** Under 1200 px: stays, hides, or goes beneath the first column. */
  readonly narrow?: 'stay' | 'hide' | 'beneath';
  /**
   * Under 768 px, where rows become blocks: a line under the first column, at the line's end, or hidden.
   * What a phone hides goes already under 960 px, so that the first column keeps room for its names.
   */
  readonly phone?: 'line' | 'end' | 'hide';
}

export interface RowAction {
  readonly label: string;
  readonly icon?: Icon;
  readonly to?: Address;
  /** What that address is asked for. */
  readonly search?: Readonly<Record<string, string>>;
  readonly onClick?: () => void;
  /** Loses something: written in red, at the end. */
  readonly danger?: boolean;
}

export interface BulkAction {
  readonly label: string;
  readonly icon: Icon;
  readonly onClick: (ids: readonly string[]) => void;
  /** Loses something: written in red, at the end. */
  readonly danger?: boolean;
}

export interface Selection {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  readonly actions: readonly BulkAction[];
  /** "3 seleccionadas" */
  readonly words: (count: number) => string;
  /** From the rows at hand to everything that matches: "Seleccionar las 1.248". */
  readonly reach?: { readonly label: string; readonly onClick: () => void };
}

/** The order after a press on a heading: ascending first, then descending, and so on. */
export const nextSort = (current: string | undefined, column: string): string =>
  current === column ? `-${column}` : column;

export const ariaSort = (
  current: string | undefined,
  column: string,
): 'ascending' | 'descending' | undefined => {
  if (current === column) return 'ascending';
  return current === `-${column}` ? 'descending' : undefined;
};

export function toggled(selected: ReadonlySet<string>, ids: readonly string[], on: boolean): Set<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}
