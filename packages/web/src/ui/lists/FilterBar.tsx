import type { ReactNode } from 'react';
import classes from '#ui/lists/FilterBar.module.css';

/** Search and filters above a list; on a phone the filters scroll sideways under the search. */
export function FilterBar({
  search,
  children,
}: {
  readonly search?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <div className={classes.bar}>
      {search}
      {children && (
        <div className={classes.pills} role="group" aria-label="Filtros">
          {children}
        </div>
      )}
    </div>
  );
}
