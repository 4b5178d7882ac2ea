import { Checkbox, Popover } from '@mantine/core';
import { TextButton } from '#ui/frame/TextLink.tsx';
import classes from '#ui/lists/ColumnsButton.module.css';
import { ColumnsFace, type ColumnsProps } from '#ui/lists/ColumnsFace.tsx';

interface ColumnsChoiceProps extends ColumnsProps {
  readonly startOpened?: boolean;
}

/** The columns that there are, each with its tick. */
export function ColumnsChoice({ choice, columns, startOpened }: ColumnsChoiceProps) {
  const { shown, choose, reset, usual } = choice;
  return (
    <Popover position="bottom-end" trapFocus returnFocus defaultOpened={startOpened}>
      <Popover.Target>
        <ColumnsFace />
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
