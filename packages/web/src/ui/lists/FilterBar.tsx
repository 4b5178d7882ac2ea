import { ActionIcon } from '@mantine/core';
import { IconFilter2 } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import phones from '#ui/frame/unseen-on-phones.module.css';
import classes from '#ui/lists/FilterBar.module.css';

interface FilterBarProps {
  readonly search?: ReactNode;
  /** What is done with what the list shows: at its end; on a phone beside the search, in icons. */
  readonly acts?: ReactNode;
  /** How the list is shown: at the end of the filters, and over them where they take the whole width. */
  readonly view?: ReactNode;
  readonly children?: ReactNode;
}

/** Search and filters above a list; on a phone the filters that leave nothing out wait behind one button. */
export function FilterBar({ search, acts, view, children }: FilterBarProps) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  const folds = Boolean(search && children);
  return (
    <div className={`look-loose-line ${classes.bar}`}>
      {search}
      {folds && (
        <ActionIcon
          className={classes.fold}
          variant="default"
          aria-label="Filtros"
          aria-expanded={opened}
          aria-controls={id}
          onClick={() => setOpened(!opened)}
        >
          <IconFilter2 size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
      {children && (
        <div
          id={id}
          className={classes.pills}
          data-folded={(folds && !opened) || undefined}
          role="group"
          aria-label="Filtros"
        >
          {children}
        </div>
      )}
      {view && <div className={classes.view}>{view}</div>}
      {acts && <div className={`look-wrap ${classes.acts} ${phones.buttons}`}>{acts}</div>}
    </div>
  );
}
