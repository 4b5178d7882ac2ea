import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PastRepairs } from '#pages/evaluaciones/reparar/PastRepairs.tsx';
import classes from '#pages/evaluaciones/reparar/Repair.module.css';
import { RepairForm } from '#pages/evaluaciones/reparar/RepairForm.tsx';
import { UndoRepair } from '#pages/evaluaciones/reparar/UndoRepair.tsx';
import { reparableQuery } from '#pages/evaluaciones/reparar/queries.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

interface RepairDialogProps {
  readonly evaluacionId: string;
  readonly preguntaId: string;
  readonly onClose: () => void;
}

/** A question that was answered and had something wrong: whose marks change is seen before, done once and undone. */
export function RepairDialog({ evaluacionId, preguntaId, onClose }: RepairDialogProps) {
  const query = useQuery(reparableQuery(evaluacionId, preguntaId));
  const [undoing, setUndoing] = useState<string | null>(null);
  const title = undoing ? 'Deshacer la reparación' : 'Reparar la pregunta';
  return (
    <Dialog opened wide onClose={onClose} title={title} closeOnClickOutside={false}>
      <QueryView query={query} label="Cargando la pregunta…" skeleton={<Skeleton height={160} />}>
        {(pregunta) => {
          const busy = pregunta.reparaciones.some(
            ({ estado }) => estado === 'en_curso' || estado === 'deshaciendo',
          );
          if (undoing) return <UndoRepair id={undoing} onClose={() => setUndoing(null)} />;
          return (
            <div className={classes.repair}>
              <p className={classes.what}>{pregunta.titulo}</p>
              <PastRepairs reparaciones={pregunta.reparaciones} onUndo={setUndoing} />
              {!busy && (
                <RepairForm
                  key={pregunta.reparaciones[0]?.id}
                  evaluacionId={evaluacionId}
                  pregunta={pregunta}
                  onClose={onClose}
                />
              )}
            </div>
          );
        }}
      </QueryView>
    </Dialog>
  );
}
