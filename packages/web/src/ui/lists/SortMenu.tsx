import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { ariaSort, type Column } from '#ui/lists/data-table.ts';
import unseen from '#ui/frame/unseen.module.css';
import classes from '#ui/lists/SortMenu.module.css';

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
  const Arrow = down ? IconArrowDown : IconArrowUp;
  if (!onSort) return <div className={classes.line} aria-hidden />;
  const choose = (order: string, descending: boolean) => onSort(descending ? `-${order}` : order);
  return (
    <div className={classes.line}>
      <Menu position="bottom-end">
        <Menu.Target>
          <button type="button" className={classes.button}>
            Ordenar por{current && `: ${current.header.toLocaleLowerCase('es')}`}
            {current && (
              <>
                <span className={unseen.unseen}>{down ? ', descendente' : ', ascendente'}</span>
                <Arrow size={14} stroke={2} aria-hidden />
              </>
            )}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.RadioGroup value={current?.order ?? null} onChange={(order) => choose(order, false)}>
            {orders.map(({ order, header }) => (
              <Menu.RadioItem key={order} value={order}>
                {header}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          {current && <Menu.Divider />}
          {current && (
            <Menu.RadioGroup
              value={down ? 'down' : 'up'}
              onChange={(way) => choose(current.order, way === 'down')}
            >
              <Menu.RadioItem value="up" closeMenuOnClick>
                Ascendente
              </Menu.RadioItem>
              <Menu.RadioItem value="down" closeMenuOnClick>
                Descendente
              </Menu.RadioItem>
            </Menu.RadioGroup>
          )}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
