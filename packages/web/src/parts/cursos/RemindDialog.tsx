import type { Recordar } from '@catedra/shared/participantes/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '#platform/session.ts';
import { antesDeRecordar, previstosQuery, recordar, trasRecordar } from '#parts/cursos/reminding.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { NoMail } from '#ui/people/NoMail.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

interface RemindDialogProps {
  readonly curso: { readonly id: string; readonly titulo: string };
  /** Who is asked about; null while nobody is. */
  readonly quienes: Recordar | null;
  readonly onClose: () => void;
  /** What happened, in words. */
  readonly onDone: (said: string) => void;
}

/** To whom it goes and what they will read, before anything leaves. */
export function RemindDialog({ curso, quienes, onClose, onDone }: RemindDialogProps) {
  const query = useQuery({ ...previstosQuery(curso.id, quienes ?? {}), enabled: quienes !== null });
  const { data } = query;
  const { sinCorreo } = useActor();
  return (
    <ConfirmDialog
      opened={quienes !== null}
      onClose={onClose}
      title={data?.enviados === 0 ? 'No hay a quién recordarlo' : '¿Enviar el recordatorio?'}
      confirmLabel="Enviar el recordatorio"
      allowed={data ? data.enviados > 0 : null}
      onConfirm={async () => {
        if (quienes) onDone(trasRecordar(await recordar(curso.id, quienes), sinCorreo));
      }}
      harmless
    >
      <QueryView query={query} label="Mirando a quién le falta…">
        {(previstos) => (
          <>
            {antesDeRecordar(previstos, curso.titulo).map((frase) => (
              <p key={frase}>{frase}</p>
            ))}
            {previstos.enviados > 0 && <NoMail />}
          </>
        )}
      </QueryView>
    </ConfirmDialog>
  );
}
