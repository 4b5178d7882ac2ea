import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { ariaSort, type Column, nextSort, type Selection, toggled } from '#ui/lists/data-table.ts';
import { RowCheck } from '#ui/lists/RowCheck.tsx';
import unseen from '#ui/frame/unseen.module.css';
import classes from '#ui/lists/DataTable.module.css';

interface DataTableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort?: string;
  readonly onSort?: (sort: string) => void;
  readonly withActions: boolean;
  readonly pageIds: readonly string[];
  readonly selection?: Selection;
}

export function DataTableHead<Row>({ columns, sort, onSort, withActions, ...rest }: DataTableHeadProps<Row>) {
  return (
    <>
      <colgroup>
        {rest.selection && <col className={classes.checkColumn} />}
        {columns.map((column) => (
          <col
            key={column.id}
            data-narrow={column.narrow}
            data-phone={column.phone}
            style={{ width: column.width }}
          />
        ))}
        {withActions && <col className={classes.actionsColumn} />}
      </colgroup>
      <thead>
        <tr>
          {rest.selection && <SelectPage pageIds={rest.pageIds} selection={rest.selection} />}
          {columns.map((column) => (
            <Heading key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
          {withActions && (
            <th className={classes.actionsHead}>
              <span className={unseen.unseen}>Acciones</span>
            </th>
          )}
        </tr>
      </thead>
    </>
  );
}

interface HeadingProps<Row> {
  readonly column: Column<Row>;
  readonly sort?: string;
  readonly onSort?: (sort: string) => void;
}

function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const order = column.sort;
  const direction = order ? ariaSort(sort, order) : undefined;
  const Arrow = direction === 'descending' ? IconChevronDown : IconChevronUp;
  return (
    <th aria-sort={direction} data-align={column.align} data-narrow={column.narrow} data-phone={column.phone}>
      {order && onSort ? (
        <button type="button" onClick={() => onSort(nextSort(sort, order))}>
          {column.header}
          {direction && <Arrow size={14} stroke={2} aria-hidden />}
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

function SelectPage({
  pageIds,
  selection,
}: {
  readonly pageIds: readonly string[];
  readonly selection: Selection;
}) {
  const onPage = pageIds.filter((id) => selection.selected.has(id)).length;
  const all = onPage > 0 && onPage === pageIds.length;
  return (
    <th className={classes.check}>
      <label className={classes.touch}>
        <RowCheck
          label="Seleccionar esta página"
          checked={all}
          some={onPage > 0 && !all}
          onChange={() => selection.onChange(toggled(selection.selected, pageIds, !all))}
        />
      </label>
    </th>
  );
}
