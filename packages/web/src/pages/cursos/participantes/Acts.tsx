import { Button } from '@mantine/core';
import { IconMail, IconPlus, IconUsersPlus } from '@tabler/icons-react';
import classes from '#pages/cursos/participantes/Participantes.module.css';

interface ActsProps {
  /** Whom a reminder would reach: «quien no ha terminado»; null when nobody is reminded. */
  readonly remind: string | null;
  readonly onRemind?: () => void;
  readonly onAssign?: () => void;
  readonly onEnrol?: () => void;
}

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What is done with those who take the course; on a phone, in one line and in one word each. */
export function Acts({ remind, onRemind, onAssign, onEnrol }: ActsProps) {
  return (
    <div className={classes.acts}>
      {remind && (
        <Button
          variant="default"
          leftSection={<IconMail {...ICON} />}
          aria-label={`Recordar a ${remind}`}
          onClick={onRemind}
        >
          Recordar<span className={classes.rest}>&nbsp;a {remind}</span>
        </Button>
      )}
      {onAssign && (
        <Button
          variant="default"
          leftSection={<IconUsersPlus {...ICON} />}
          aria-label="Asignar a un grupo"
          onClick={onAssign}
        >
          Asignar<span className={classes.rest}>&nbsp;a un grupo</span>
        </Button>
      )}
      {onEnrol && (
        <Button leftSection={<IconPlus {...ICON} />} onClick={onEnrol}>
          Inscribir
        </Button>
      )}
    </div>
  );
}
