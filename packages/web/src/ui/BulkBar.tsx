import { IconX } from '@tabler/icons-react';
import type { Selection } from '#ui/data-table.ts';
import classes from '#ui/BulkBar.module.css';

/** What can be done with everything that is selected; floats while something is. */
export function BulkBar({ selection }: { readonly selection: Selection }) {
  const ids = [...selection.selected];
  if (ids.length === 0) return null;
  return (
    <div className={classes.bar} role="region" aria-label="Acciones con la selección">
      <span className={classes.count} role="status">
        {selection.words(ids.length)}
      </span>
      <span className={classes.gap} />
      {selection.actions.map(({ label, icon: Icon, onClick }) => (
        <button key={label} type="button" aria-label={label} onClick={() => onClick(ids)}>
          <Icon size={18} stroke={1.75} aria-hidden />
          <span className={classes.label}>{label}</span>
        </button>
      ))}
      <button type="button" aria-label="Quitar la selección" onClick={() => selection.onChange(new Set())}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}
