import type { Carga, PrevisionDeInvitar } from '@catedra/shared/cargas/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { invitarACreadas, porInvitarDe } from '#pages/usuarios/carga-masiva/carga-queries.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { NoMail } from '#ui/people/NoMail.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta } from '#ui/words/words.ts';

interface InviteDialogProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onDone: (carga: Carga, invitadas: number) => void;
}

/** To how many an invitation leaves and who stays without one, before it is sent. */
export function InviteDialog({ id, onClose, onDone }: InviteDialogProps) {
  const query = useQuery({
    queryKey: ['cargas', id, 'por-invitar'],
    queryFn: () => porInvitarDe(id),
    staleTime: 0,
    gcTime: 0,
  });
  const { data } = query;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={data?.seInvita === 0 ? 'No hay a quién invitar' : '¿Invitar por correo?'}
      confirmLabel={data ? `Invitar a ${cuenta(data.seInvita, 'persona')}` : 'Invitar'}
      allowed={data ? data.seInvita > 0 : null}
      onConfirm={async () => onDone(await invitarACreadas(id), data?.seInvita ?? 0)}
      harmless
    >
      <QueryView query={query} label="Mirando a quién…">
        {(prevision) => (
          <>
            {antesDeInvitar(prevision).map((frase) => (
              <p key={frase}>{frase}</p>
            ))}
            {prevision.seInvita > 0 && <NoMail instead="La hoja de contraseñas les deja entrar." />}
          </>
        )}
      </QueryView>
    </ConfirmDialog>
  );
}

function antesDeInvitar({ seInvita, sinCorreo }: PrevisionDeInvitar): string[] {
  const fuera =
    sinCorreo > 0 &&
    `${cuenta(sinCorreo, 'persona no tiene', 'personas no tienen')} correo: ${sinCorreo === 1 ? 'necesita' : 'necesitan'} una contraseña temporal.`;
  const frases = [
    seInvita > 0
      ? `Se escribe a ${cuenta(seInvita, 'persona')} de esta carga que aún no ${seInvita === 1 ? 'ha' : 'han'} entrado, con un enlace que sirve una vez y durante 72 horas. Los enlaces de antes dejan de servir.`
      : sinCorreo === 0 &&
        'Todas las personas nuevas de esta carga han entrado ya, o su cuenta está cerrada.',
    fuera,
  ];
  return frases.filter((frase) => frase !== false);
}
