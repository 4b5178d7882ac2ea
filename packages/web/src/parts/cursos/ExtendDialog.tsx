import type { Participante } from '@catedra/shared/participantes/schemas.ts';
import { prorrogar } from '#parts/cursos/reminding.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DateReasonForm } from '#ui/forms/DateReasonForm.tsx';
import { fullName } from '#ui/people/PersonName.tsx';

type Extended = Pick<Participante, 'usuarioId' | 'nombre' | 'apellidos' | 'venceEn' | 'motivoDeProrroga'>;

interface ExtendDialogProps {
  readonly cursoId: string;
  readonly persona: Extended | null;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** A date for one person alone, with its reason. */
export function ExtendDialog({ persona, onClose, ...rest }: ExtendDialogProps) {
  return (
    <Dialog
      opened={persona !== null}
      onClose={onClose}
      title={persona ? `Plazo de ${fullName(persona)}` : ''}
    >
      {persona && <ExtendForm key={persona.usuarioId} persona={persona} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function ExtendForm({ cursoId, persona, onClose, onDone }: ExtendDialogProps & { persona: Extended }) {
  const { usuarioId, motivoDeProrroga } = persona;
  const put = async (venceEn: string | null, motivo: string) => {
    await prorrogar(cursoId, { usuarioId, venceEn, motivo });
    return `${fullName(persona)} ${venceEn === null ? 'vuelve al plazo de todos' : 'tiene otro plazo'}.`;
  };
  return (
    <DateReasonForm
      date={{ label: 'Nuevo plazo', field: 'venceEn', initial: persona.venceEn }}
      reason={motivoDeProrroga ?? ''}
      placeholder="Baja médica, cambio de turno…"
      submit="Guardar el plazo"
      save={put}
      undo={
        motivoDeProrroga === null
          ? undefined
          : { label: 'Quitar la prórroga', run: () => put(null, 'Se quita la prórroga') }
      }
      onDone={onDone}
      onClose={onClose}
    >
      Esta fecha vale solo para esta persona y gana a la de sus grupos.
    </DateReasonForm>
  );
}
