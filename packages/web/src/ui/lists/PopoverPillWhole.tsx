import { Popover } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { PillFrame } from '#ui/lists/PillFrame.tsx';
import type { PopoverPillProps } from '#ui/lists/popover-pill.ts';
import classes from '#ui/lists/PopoverPill.module.css';

const Target = ({ children }: { readonly children: ReactElement }) => (
  <Popover.Target>{children}</Popover.Target>
);

/** As `FilterPill`, for what is written instead of chosen. */
export function PopoverPillWhole(props: PopoverPillProps) {
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
