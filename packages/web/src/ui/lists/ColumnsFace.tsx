import { Button, type ButtonProps } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { ColumnChoice } from '#ui/lists/column-choice.ts';
import classes from '#ui/lists/ColumnsButton.module.css';

export interface ColumnsProps {
  readonly choice: ColumnChoice;
  /** Those that there are; the first one always stays. */
  readonly columns: readonly { readonly id: string; readonly header: string }[];
}

/** "Columnas", with its icon. */
export const ColumnsFace = (props: ButtonProps & ComponentProps<'button'>) => (
  <Button
    aria-haspopup="dialog"
    {...props}
    className={classes.button}
    variant="subtle"
    size="xs"
    leftSection={<IconColumns3 size={18} stroke={1.75} aria-hidden />}
  >
    Columnas
  </Button>
);
