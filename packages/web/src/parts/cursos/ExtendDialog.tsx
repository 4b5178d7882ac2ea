import type { Participante } from '@catedra/shared/participantes/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEarlyCloses } from '#parts/cursos/early-closes.ts';
import { EarlyCloses } from '#parts/cursos/EarlyCloses.tsx';
import { offerNameUndo } from '#parts/cursos/name-undo.ts';
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
  const queryClient = useQueryClient();
  const [date, setDate] = useState(persona.venceEn);
  const ids = [usuarioId];
  const closes = useEarlyCloses(
    date !== null ? { cursoId, personas: { que: 'prorroga', seleccion: { ids }, venceEn: date } } : null,
  );
  const put = async (venceEn: string | null, motivo: string) => {
    const { tambienEnEvaluaciones } = closes;
    const { marca } = await prorrogar(cursoId, { usuarioId, venceEn, motivo, tambienEnEvaluaciones });
    offerNameUndo(queryClient, { que: 'plazo', cursoId, ids, marca });
    return `${fullName(persona)} ${venceEn === null ? 'vuelve al plazo de todos' : 'tiene otro plazo'}.`;
  };
  return (
    <DateReasonForm
      date={{ label: 'Nuevo plazo', field: 'venceEn', initial: persona.venceEn }}
      reason={motivoDeProrroga ?? ''}
      placeholder="Baja médica, cambio de turno…"
      submit="Guardar el plazo"
      onDate={setDate}
      below={<EarlyCloses closes={closes} />}
      waits={closes.waits}
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
