import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { Button, Group } from '@mantine/core';
import classes from '#tipos/tarea/HandIn.module.css';
import { Work } from '#tipos/tarea/Work.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';

interface DraftConflictProps {
  readonly actual: Entrega;
  readonly onChoose: (mine: boolean, actual: Entrega) => void;
}

/** The same work was changed in another place: both stay in sight until one is chosen. */
export function DraftConflict({ actual, onChoose }: DraftConflictProps) {
  return (
    <div className={classes.conflict} role="alert">
      <p>
        <b>Este trabajo cambió en otra ventana o en otro dispositivo</b> (
        <Moment date={actual.actualizadoEn} recent />
        ). Debajo sigue lo que tienes aquí; no se guarda hasta que elijas.
      </p>
      <details>
        <summary>Ver lo que está guardado</summary>
        <Work texto={actual.texto} archivos={actual.archivos} />
      </details>
      <Group gap="sm">
        <Button variant="default" onClick={() => onChoose(true, actual)}>
          Quedarme con lo de aquí
        </Button>
        <Button variant="default" onClick={() => onChoose(false, actual)}>
          Usar lo guardado
        </Button>
      </Group>
    </div>
  );
}
