import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { useQueryClient } from '@tanstack/react-query';
import { cambiarEstado } from '#pages/usuarios/queries.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { RulesFollow } from '#parts/grupos/RulesFollow.tsx';
import { fullName } from '#ui/people/PersonName.tsx';

interface StateDialogProps {
  readonly usuario: Usuario | null;
  readonly verbo: 'suspender' | 'activar';
  readonly onClose: () => void;
}

/** Suspends or activates someone, after saying what that means for them. */
export function StateDialog({ usuario, verbo, onClose }: StateDialogProps) {
  const queryClient = useQueryClient();
  const nombre = usuario ? fullName(usuario) : '';
  const suspende = verbo === 'suspender';
  const confirm = async () => {
    if (!usuario) return;
    queryClient.setQueryData(['usuarios', usuario.id], await cambiarEstado(usuario.id, verbo));
    void queryClient.invalidateQueries({ queryKey: ['usuarios'] });
  };
  return (
    <ConfirmDialog
      opened={usuario !== null}
      onClose={onClose}
      title={suspende ? `¿Suspender a ${nombre}?` : `¿Activar a ${nombre}?`}
      confirmLabel={suspende ? 'Suspender' : 'Activar'}
      harmless={!suspende}
      onConfirm={confirm}
    >
      {suspende
        ? 'No podrá entrar y sus sesiones abiertas se cerrarán ahora. Sus datos y su progreso se conservan, y puedes activar la cuenta cuando quieras.'
        : 'Podrá entrar otra vez con la contraseña que tenía.'}{' '}
      <RulesFollow what="estado" />
    </ConfirmDialog>
  );
}
