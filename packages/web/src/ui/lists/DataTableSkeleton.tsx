import type { Column } from '#ui/lists/data-table.ts';
import { SortMenu } from '#ui/lists/SortMenu.tsx';
import classes from '#ui/lists/DataTable.module.css';

const WIDTHS = ['72%', '56%', '64%', '48%', '80%'];

/** The table before its rows arrive: same headings, same heights. */
export function DataTableSkeleton<Row>({
  columns,
  rows = 12,
}: {
  readonly columns: readonly Column<Row>[];
  readonly rows?: number;
}) {
  return (
    <>
      <SortMenu columns={columns} />
      <table className={classes.table} aria-hidden>
        <colgroup>
          {columns.map((column) => (
            <col
              key={column.id}
              data-narrow={column.narrow}
              data-phone={column.phone}
              style={{ width: column.width }}
            />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                data-align={column.align}
                data-narrow={column.narrow}
                data-phone={column.phone}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {columns.map((column, index) => (
                <td
                  key={column.id}
                  className={index === 0 ? classes.first : undefined}
                  data-narrow={column.narrow}
                  data-phone={column.phone}
                >
                  <div className={classes.bone} style={{ width: WIDTHS[(row + index) % WIDTHS.length] }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
