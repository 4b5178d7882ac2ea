import type { ReactNode } from 'react';

export interface PopoverPillProps {
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
