import type { Grupo } from '@catedra/shared';
import { useQueryClient } from '@tanstack/react-query';
import { eliminar } from '#platform/client.ts';
import { ConfirmDialog } from '#ui/ConfirmButton.tsx';
import { cuenta, enumerar } from '#ui/words.ts';

interface DeleteGrupoProps {
  readonly grupo: Grupo | null;
  readonly onClose: () => void;
  readonly onDeleted?: () => unknown;
}

/** What must leave a group before it can go. */
const ocupado = ({ miembros, tutores, cursos }: Grupo): string[] => [
  ...(miembros > 0 ? [cuenta(miembros, 'miembro')] : []),
  ...(tutores > 0 ? [cuenta(tutores, 'tutor', 'tutores')] : []),
  ...(cursos > 0 ? [cuenta(cursos, 'curso')] : []),
];

export function DeleteGrupo({ grupo, onClose, onDeleted }: DeleteGrupoProps) {
  const queryClient = useQueryClient();
  const dentro = grupo ? ocupado(grupo) : [];
  const confirm = async () => {
    if (!grupo) return;
    await eliminar('grupos', grupo.id);
    await onDeleted?.();
    queryClient.removeQueries({ queryKey: ['grupos', grupo.id] });
    await queryClient.invalidateQueries({ queryKey: ['grupos'] });
  };
  return (
    <ConfirmDialog
      opened={grupo !== null}
      onClose={onClose}
      title={`¿Eliminar el grupo ${grupo?.nombre ?? ''}?`}
      confirmLabel="Eliminar el grupo"
      onConfirm={confirm}
    >
      {dentro.length > 0
        ? `Tiene ${enumerar(dentro)}, y así no se puede eliminar. Sácalos antes, o archívalo: nadie verá ya sus cursos y nada se borra.`
        : 'Está vacío: no se pierde el progreso de nadie. No se puede deshacer.'}
    </ConfirmDialog>
  );
}
