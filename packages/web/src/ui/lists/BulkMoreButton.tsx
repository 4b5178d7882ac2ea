import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { BulkAction } from '#ui/lists/data-table.ts';

export interface MoreProps {
  readonly className?: string;
  readonly actions: readonly BulkAction[];
  readonly ids: readonly string[];
}

/** The ⋯ of the bar, with its word too. */
export const MoreButton = (props: ComponentProps<'button'>) => (
  <button aria-haspopup="menu" {...props} type="button" aria-label="Más acciones con la selección">
    <IconDots size={18} stroke={1.75} aria-hidden />
    Más
  </button>
);
