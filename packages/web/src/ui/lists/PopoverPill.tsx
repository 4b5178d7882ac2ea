import type { ReactNode } from 'react';
import { PillFrame } from '#ui/lists/PillFrame.tsx';
import type { PopoverPillProps } from '#ui/lists/popover-pill.ts';
import classes from '#ui/lists/PopoverPill.module.css';
import { opener } from '#ui/states/opener.tsx';

/** As `FilterPill`, for what is written instead of chosen. */
export const PopoverPill = opener<PopoverPillProps>(
  ({ label, unused, said, onPress, onRemove }) => (
    <PillFrame label={label} unused={unused} said={said} onPress={onPress} onRemove={onRemove} />
  ),
  async () => (await import('#ui/lists/PopoverPillWhole.tsx')).PopoverPillWhole,
);

interface PillOptionProps {
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of those that need not be written. */
export const PillOption = ({ chosen, onChoose, children }: PillOptionProps) => (
  <button
    type="button"
    className={`look-flat-button ${classes.option}`}
    aria-pressed={chosen}
    onClick={onChoose}
  >
    {children}
  </button>
);
