import { reabrir } from '@catedra/shared/participantes/api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { useStuck } from '#parts/cursos/stuck.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { DateReasonForm } from '#ui/forms/DateReasonForm.tsx';
import { cuenta } from '#ui/words/words.ts';

interface ReopenDialogProps {
  readonly cursoId: string;
  readonly actividad: { readonly id: string; readonly titulo: string } | null;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** Another last day for everyone whom a closed activity left unable to finish; it says to how many first. */
export function ReopenDialog({ actividad, onClose, ...rest }: ReopenDialogProps) {
  return (
    <Dialog
      opened={actividad !== null}
      onClose={onClose}
      title={actividad ? `Reabrir «${actividad.titulo}»` : ''}
    >
      {actividad && <ReopenForm key={actividad.id} actividad={actividad} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

type ReopenFormProps = ReopenDialogProps & { actividad: NonNullable<ReopenDialogProps['actividad']> };

function ReopenForm({ cursoId, actividad: { id, titulo }, onClose, onDone }: ReopenFormProps) {
  const queryClient = useQueryClient();
  const count = useStuck(cursoId, true);
  const people = count && (count.porActividad[id] ?? 0);
  if (people === 0)
    return (
      <>
        <p>
          Cerró, pero a nadie le impide terminar: quien está en el curso ya la ha hecho, o tiene su propia
          fecha.
        </p>
        <DialogActions onCancel={onClose} cancel="Entendido" />
      </>
    );
  return (
    <DateReasonForm
      date={{ label: 'Abierta hasta', field: 'hasta' }}
      placeholder="Cerró antes de tiempo, hubo una avería…"
      submit={people === undefined ? 'Reabrir' : `Reabrir a ${cuenta(people, 'persona')}`}
      save={async (hasta, motivo) => {
        const { personas } = await ask(reabrir, { id, body: { hasta, motivo } });
        await queryClient.invalidateQueries({ queryKey: ['cursos', cursoId] });
        return `«${titulo}» está abierta de nuevo para ${cuenta(personas, 'persona')}.`;
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        {people === undefined
          ? 'Quienes no la hicieron y no pueden terminar por ella'
          : people === 1
            ? 'La persona que no la hizo y no puede terminar por ella'
            : `Las ${people} personas que no la hicieron y no pueden terminar por ella`}{' '}
        {people === 1 ? 'podrá' : 'podrán'} hacerla hasta la fecha que elijas. Para los demás sigue cerrada.
      </p>
      <OpenAttempts count={count?.conIntentoAbierto[id] ?? 0} of={people ?? 0} />
    </DateReasonForm>
  );
}

/** Another last day doesn't touch what has begun: whoever gives it is told before. */
function OpenAttempts({ count, of }: { readonly count: number; readonly of: number }) {
  if (count === 0) return null;
  const who = of === 1 ? 'Tiene' : count === 1 ? 'Una de ellas tiene' : `${count} de ellas tienen`;
  return (
    <p>
      {who} un intento abierto, que sigue con el tiempo que ya tenía: la fecha nueva vale para los que{' '}
      {count === 1 ? 'empiece' : 'empiecen'} después. Para darle más, amplíalo en los resultados de la
      evaluación.
    </p>
  );
}
