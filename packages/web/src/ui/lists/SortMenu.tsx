import { ariaSort, type Column } from '#ui/lists/data-table.ts';
import { SortButton, type SortChoiceProps } from '#ui/lists/SortButton.tsx';
import classes from '#ui/lists/SortMenu.module.css';
import { opener } from '#ui/states/opener.tsx';

const Orders = opener<SortChoiceProps>(
  ({ current, down, onPress }) => <SortButton current={current} down={down} onClick={onPress} />,
  async () => (await import('#ui/lists/SortMenuWhole.tsx')).SortMenuWhole,
);

interface SortMenuProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort?: string;
  /** Absent while the rows come: it only keeps its place. */
  readonly onSort?: (sort: string) => void;
}

/** What headings do where there are none: on a phone rows are blocks, and one quiet line says their order. */
export function SortMenu<Row>({ columns, sort, onSort }: SortMenuProps<Row>) {
  const orders = columns.flatMap(({ sort: order, header }) => (order ? [{ order, header }] : []));
  if (orders.length === 0) return null;
  const current = orders.find(({ order }) => ariaSort(sort, order));
  const down = sort?.startsWith('-') ?? false;
  if (!onSort) return <div className={classes.line} aria-hidden />;
  const choose = (order: string, descending: boolean) => onSort(descending ? `-${order}` : order);
  return (
    <div className={classes.line}>
      <Orders orders={orders} current={current} down={down} choose={choose} />
    </div>
  );
}
