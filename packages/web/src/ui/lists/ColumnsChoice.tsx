import { ActionIcon, Checkbox, Popover } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { TextButton } from '#ui/frame/TextLink.tsx';
import classes from '#ui/lists/ColumnsButton.module.css';
import type { ColumnChoice } from '#ui/lists/column-choice.ts';
import { ColumnsFace, type ColumnsProps } from '#ui/lists/ColumnsFace.tsx';
import { moved } from '#ui/lists/ordered-columns.ts';

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
            {inOrder(choice, columns.slice(1)).map(({ id, header }) => (
              <div key={id} className={classes.option}>
                <Checkbox value={id} label={header} />
                {choice.ordered && shown.includes(id) && <Movers choice={choice} id={id} header={header} />}
              </div>
            ))}
          </div>
        </Checkbox.Group>
        {!usual && <TextButton onClick={reset}>Volver a las de siempre</TextButton>}
      </Popover.Dropdown>
    </Popover>
  );
}

type Columns = ColumnsProps['columns'];

/** Those chosen as they stand, then the rest. */
const inOrder = ({ ordered, shown }: ColumnChoice, columns: Columns): Columns =>
  ordered
    ? [
        ...shown.flatMap((id) => columns.find((column) => column.id === id) ?? []),
        ...columns.filter(({ id }) => !shown.includes(id)),
      ]
    : columns;

interface MoversProps {
  readonly choice: ColumnChoice;
  readonly id: string;
  readonly header: string;
}

function Movers({ choice: { shown, choose }, id, header }: MoversProps) {
  const place = shown.indexOf(id);
  return (
    <span className={classes.movers}>
      <ActionIcon
        variant="subtle"
        aria-label={`${header}: antes`}
        disabled={place === 0}
        onClick={() => choose(moved(shown, id, -1))}
      >
        <IconArrowUp size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={`${header}: después`}
        disabled={place === shown.length - 1}
        onClick={() => choose(moved(shown, id, 1))}
      >
        <IconArrowDown size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </span>
  );
}
