import { Popover } from '@mantine/core';
import { type ReactElement, type ReactNode, useState } from 'react';
import { PillFrame } from '#ui/lists/PillFrame.tsx';
import classes from '#ui/lists/PopoverPill.module.css';

interface PopoverPillProps {
  /** What it filters by: "Nota". */
  readonly label: string;
  readonly unused?: string;
  /** What it leaves, in words; nothing while it is not in use. */
  readonly said: string | undefined;
  /** What it offers is open from the beginning. */
  readonly startOpened?: boolean;
  readonly onRemove: () => void;
  readonly onClose?: () => void;
  readonly children: (close: () => void) => ReactNode;
}

const Target = ({ children }: { readonly children: ReactElement }) => (
  <Popover.Target>{children}</Popover.Target>
);

/** As `FilterPill`, for what is written instead of chosen. */
export function PopoverPill(props: PopoverPillProps) {
  const { label, unused, said, startOpened = false, onRemove, onClose, children } = props;
  const [opened, setOpened] = useState(startOpened);
  const change = (open: boolean) => {
    setOpened(open);
    if (!open) onClose?.();
  };
  return (
    <Popover opened={opened} onChange={change} position="bottom-start" trapFocus returnFocus>
      <PillFrame
        label={label}
        unused={unused}
        said={said}
        onPress={() => change(!opened)}
        onRemove={onRemove}
        target={Target}
      />
      <Popover.Dropdown className={classes.dropdown} aria-label={label}>
        {children(() => setOpened(false))}
      </Popover.Dropdown>
    </Popover>
  );
}

interface PillOptionProps {
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of those that need not be written. */
export const PillOption = ({ chosen, onChoose, children }: PillOptionProps) => (
  <button type="button" className={classes.option} aria-pressed={chosen} onClick={onChoose}>
    {children}
  </button>
);
