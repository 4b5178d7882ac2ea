import { type ColumnChoice, ROOM, useColumnChoice, withRoom } from '#ui/lists/column-choice.ts';
import type { Column } from '#ui/lists/data-table.ts';

interface InAddress {
  /** As the address has them; what it has wins over what this browser remembers. */
  readonly written: string | undefined;
  readonly write: (columns: string | undefined) => void;
}

/** The same in the address too, so that a link carries them, and in the order in which they were chosen. */
export function useOrderedColumns(
  list: string,
  usual: readonly string[],
  { written, write }: InAddress,
): ColumnChoice {
  const own = useColumnChoice(list, usual);
  const shown = written === undefined ? own.shown : written.split(',').filter(Boolean);
  return {
    shown,
    usual: shown.join() === usual.join(),
    ordered: true,
    choose: (next) => {
      own.choose(next);
      write(next.join());
    },
    reset: () => {
      own.reset();
      write(undefined);
    },
  };
}

/** One of them a place earlier or later; where there is none it stays. */
export function moved(shown: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const [from, to] = [shown.indexOf(id), shown.indexOf(id) + by];
  if (from < 0 || to < 0 || to >= shown.length) return shown;
  return shown.with(from, shown[to] as string).with(to, id);
}

/** The first one and those that were chosen, in their order. */
export function orderedColumns<Row>(
  [first, ...others]: readonly Column<Row>[],
  shown: readonly string[],
  room = ROOM,
): readonly Column<Row>[] {
  const chosen = shown.flatMap((id) => others.find((column) => column.id === id) ?? []);
  return withRoom(first ? [first, ...chosen] : chosen, room);
}
