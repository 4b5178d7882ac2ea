import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import { Button, Checkbox, Popover } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { ColumnChoice } from '#pages/usuarios/lista/column-choice.ts';
import { NO_DATA, usuarioColumns } from '#pages/usuarios/lista/columns.tsx';
import classes from '#pages/usuarios/lista/ColumnsButton.module.css';
import { TextButton } from '#ui/frame/TextLink.tsx';

interface ColumnsButtonProps {
  readonly choice: ColumnChoice;
  readonly campos: readonly CampoALaVista[];
}

/** Which columns the list shows; the name always stays. */
export function ColumnsButton({ choice, campos }: ColumnsButtonProps) {
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
            {usuarioColumns({ ...NO_DATA, campos })
              .slice(1)
              .map(({ id, header }) => (
                <Checkbox key={id} value={id} label={header} />
              ))}
          </div>
        </Checkbox.Group>
        {!usual && <TextButton onClick={reset}>Volver a las de siempre</TextButton>}
      </Popover.Dropdown>
    </Popover>
  );
}
