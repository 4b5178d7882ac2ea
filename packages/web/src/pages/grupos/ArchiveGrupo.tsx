import type { Grupo } from '@catedra/shared/grupos/collection.ts';
import { useQueryClient } from '@tanstack/react-query';
import { actualizar } from '#platform/client.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';

interface ArchiveDialogProps {
  readonly grupo: Grupo | null;
  readonly onClose: () => void;
}

/** Puts a group away, or brings it back. */
export function ArchiveDialog({ grupo, onClose }: ArchiveDialogProps) {
  const queryClient = useQueryClient();
  const archivado = grupo?.estado === 'archivado';
  const confirm = async () => {
    if (!grupo) return;
    const estado = archivado ? 'activo' : 'archivado';
    await actualizar('grupos', grupo.id, { estado, version: grupo.version });
    await queryClient.invalidateQueries({ queryKey: ['grupos'] });
  };
  return (
    <ConfirmDialog
      opened={grupo !== null}
      onClose={onClose}
      title={`¿${archivado ? 'Activar de nuevo' : 'Archivar'} ${grupo?.nombre ?? ''}?`}
      confirmLabel={archivado ? 'Activar el grupo' : 'Archivar el grupo'}
      onConfirm={confirm}
      harmless
    >
      {archivado
        ? 'Sus miembros vuelven a tener sus cursos, con el progreso que llevaban.'
        : 'Sus miembros dejan de tener los cursos que solo tenían por este grupo. Nada se borra: ni los miembros, ni los cursos, ni el progreso. Puedes activarlo otra vez.'}
    </ConfirmDialog>
  );
}
