import { useState } from 'react';
import { useActor } from '#platform/session.ts';
import type { Column } from '#ui/lists/data-table.ts';
import { byBrowser } from '#platform/remembered.ts';

function remembered(key: string, usual: readonly string[]): readonly string[] {
  const kept = byBrowser.readJson<unknown>(key);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : usual;
}

/** Which columns of a list this person wants to see, on this browser. */
export function useColumnChoice(list: string, usual: readonly string[]): ColumnChoice {
  const key = `${list}.columnas.${useActor().actor.id}`;
  const [shown, setShown] = useState(() => remembered(key, usual));
  const choose = (next: readonly string[]) => {
    setShown(next);
    byBrowser.writeJson(key, next);
  };
  return { shown, choose, reset: () => choose(usual), usual: shown.join() === usual.join() };
}

export interface ColumnChoice {
  readonly shown: readonly string[];
  readonly choose: (next: readonly string[]) => void;
  readonly reset: () => void;
  /** As it is until somebody chooses. */
  readonly usual: boolean;
  /** They stand in the order in which they were chosen, and can be moved. */
  readonly ordered?: true;
}

export const ROOM = 6;

/** Those that were chosen; the first one always. Beyond `room` the widths meant for few would leave the names without any. */
export function chosenColumns<Row>(
  all: readonly Column<Row>[],
  shown: readonly string[],
  room = ROOM,
): readonly Column<Row>[] {
  const columns = all.filter(({ id }, index) => index === 0 || shown.includes(id));
  return withRoom(columns, room);
}

export function withRoom<Row>(columns: readonly Column<Row>[], room: number): readonly Column<Row>[] {
  if (columns.length <= room) return columns;
  return columns.map((column, index) => ({ ...column, width: index === 0 ? '20%' : undefined }));
}
