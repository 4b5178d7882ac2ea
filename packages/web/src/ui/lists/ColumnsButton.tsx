import { Button, Checkbox, Popover } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { TextButton } from '#ui/frame/TextLink.tsx';
import type { ColumnChoice } from '#ui/lists/column-choice.ts';
import classes from '#ui/lists/ColumnsButton.module.css';

interface ColumnsButtonProps {
  readonly choice: ColumnChoice;
  /** Those that there are; the first one always stays. */
  readonly columns: readonly { readonly id: string; readonly header: string }[];
}

/** Which columns a list shows. */
export function ColumnsButton({ choice, columns }: ColumnsButtonProps) {
  const { shown, choose, reset, usual } = choice;
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button
          className={classes.button}
          variant="subtle"
          size="xs"
          leftSection={<IconColumns3 size={18} stroke={1.75} aria-hidden />}
        >
          Columnas
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        <Checkbox.Group label="Columnas de la lista" value={[...shown]} onChange={choose}>
          <div className={classes.options}>
            {columns.slice(1).map(({ id, header }) => (
              <Checkbox key={id} value={id} label={header} />
            ))}
          </div>
        </Checkbox.Group>
        {!usual && <TextButton onClick={reset}>Volver a las de siempre</TextButton>}
      </Popover.Dropdown>
    </Popover>
  );
}
