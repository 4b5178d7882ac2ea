import { Popover } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import classes from '#ui/lists/PopoverPill.module.css';
import pill from '#ui/lists/FilterPill.module.css';

interface PopoverPillProps {
  /** What it filters by: "Nota". */
  readonly label: string;
  /** What it leaves, in words; nothing while it is not in use. */
  readonly said: string | undefined;
  readonly onRemove: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** As `FilterPill`, for what is written instead of chosen. */
export function PopoverPill({ label, said, onRemove, children }: PopoverPillProps) {
  const [opened, setOpened] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  const remove = () => {
    // The button that was pressed goes away with the filter.
    main.current?.focus();
    onRemove();
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
      <span className={pill.pill} data-on={said !== undefined || undefined}>
        <Popover.Target>
          <button ref={main} type="button" className={pill.main} onClick={() => setOpened(!opened)}>
            {said === undefined && <IconPlus size={16} stroke={1.75} aria-hidden />}
            {label}
            {said !== undefined && (
              <>
                : <b>{said}</b>
              </>
            )}
          </button>
        </Popover.Target>
        {said !== undefined && (
          <button
            type="button"
            className={pill.remove}
            aria-label={`Quitar el filtro de ${label.toLowerCase()}`}
            onClick={remove}
          >
            <IconX size={16} stroke={1.75} aria-hidden />
          </button>
        )}
      </span>
      <Popover.Dropdown className={classes.dropdown} aria-label={label}>
        {children(() => setOpened(false))}
      </Popover.Dropdown>
    </Popover>
  );
}
