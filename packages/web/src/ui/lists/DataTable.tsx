import { Suspense, useRef } from 'react';
import { type Column, type RowAction, type Selection, toggled } from '#ui/lists/data-table.ts';
import classes from '#ui/lists/DataTable.module.css';
import { DataTableHead } from '#ui/lists/DataTableHead.tsx';
import { RowCheck } from '#ui/lists/RowCheck.tsx';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { SortMenu } from '#ui/lists/SortMenu.tsx';
import { type Address, AppLink } from '#ui/frame/TextLink.tsx';
import unseen from '#ui/frame/unseen.module.css';
import { useWholeText } from '#ui/lists/whole-text.ts';
import { openedPart } from '#ui/states/opener.tsx';

const BulkBar = openedPart(async () => (await import('#ui/lists/BulkBar.tsx')).BulkBar);

interface DataTableProps<Row> {
  /** What the table lists, for whoever can't see it. */
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  /** How a person would call the row: "Lucía Aguirre Beltrán". */
  readonly rowName: (row: Row) => string;
  /** The first column becomes a link that covers the row. */
  readonly rowLink?: (row: Row) => Address | undefined;
  readonly rowActions?: (row: Row) => readonly RowAction[];
  /** `apellidos` or `-apellidos`. */
  readonly sort?: string;
  readonly onSort?: (sort: string) => void;
  readonly selection?: Selection;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, columns, rowId, selection } = props;
  const ids = rows.map(rowId);
  const table = useRef<HTMLTableElement>(null);
  useWholeText(table);
  return (
    <>
      {props.onSort && <SortMenu columns={columns} sort={props.sort} onSort={props.onSort} />}
      <table ref={table} className={classes.table} data-selectable={selection ? true : undefined}>
        <caption className={unseen.unseen}>{caption}</caption>
        <DataTableHead
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          withActions={props.rowActions !== undefined}
          pageIds={ids}
          selection={selection}
        />
        <tbody>
          {rows.map((row, place) => (
            <TableRow key={rowId(row)} row={row} place={place} {...props} />
          ))}
        </tbody>
      </table>
      {selection && (
        <Suspense>
          <BulkBar selection={selection} />
        </Suspense>
      )}
    </>
  );
}

interface OneRow<Row> {
  readonly row: Row;
  readonly place: number;
}

function TableRow<Row>({ row, place, ...props }: DataTableProps<Row> & OneRow<Row>) {
  const { columns, rowName, selection } = props;
  const id = props.rowId(row);
  const selected = selection?.selected.has(id) ?? false;
  const actions = props.rowActions?.(row);
  return (
    <tr data-selected={selected || undefined}>
      {selection && (
        <td className={classes.check}>
          <label className={classes.touch}>
            <RowCheck
              label={`Seleccionar ${rowName(row)}`}
              checked={selected}
              onChange={(on) => selection.onChange(toggled(selection.selected, [id], on))}
            />
          </label>
        </td>
      )}
      {columns.map((column, index) =>
        index === 0 ? (
          <FirstCell key={column.id} row={row} place={place} {...props} />
        ) : (
          <td key={column.id} data-align={column.align} data-narrow={column.narrow} data-phone={column.phone}>
            {column.cell(row, place)}
          </td>
        ),
      )}
      {actions && (
        <td className={classes.actions}>
          {actions.length > 0 && <RowMenu name={rowName(row)} actions={actions} />}
        </td>
      )}
    </tr>
  );
}

function FirstCell<Row>({ row, place, columns, rowLink }: DataTableProps<Row> & OneRow<Row>) {
  const [first, ...others] = columns;
  const beneath = others.filter((column) => column.narrow === 'beneath');
  const content = first?.cell(row, place);
  const link = rowLink?.(row);
  return (
    <td className={classes.first}>
      {link ? (
        <AppLink className={classes.link} to={link}>
          {content}
        </AppLink>
      ) : (
        content
      )}
      {beneath.map((column) => (
        <span key={column.id} className={classes.beneath}>
          {column.cell(row, place)}
        </span>
      ))}
    </td>
  );
}
