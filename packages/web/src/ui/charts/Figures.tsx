import type { ReactNode } from 'react';
import classes from '#ui/charts/Figures.module.css';
import unseen from '#ui/frame/unseen.module.css';

interface FiguresProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

/** A chart's own data, read instead of seen: the first column names, the others count. */
export function Figures({ caption, head, rows }: FiguresProps) {
  return (
    <table className={classes.table}>
      <caption className={unseen.unseen}>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [first, ...others] }) => (
          <tr key={id}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
