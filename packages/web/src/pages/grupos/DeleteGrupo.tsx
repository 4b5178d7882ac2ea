import type { Grupo } from '@catedra/shared';
import { useQueryClient } from '@tanstack/react-query';
import { actualizar, eliminar } from '#platform/client.ts';
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
  const dentro = grupo ? ocupado(grupo) : [];
  if (grupo && dentro.length > 0) return <Occupied grupo={grupo} dentro={dentro} onClose={onClose} />;
  return <Empty grupo={grupo} onClose={onClose} onDeleted={onDeleted} />;
}

function Empty({ grupo, onClose, onDeleted }: DeleteGrupoProps) {
  const queryClient = useQueryClient();
  const confirm = async () => {
    if (!grupo) return;
    await eliminar('grupos', grupo.id);
    // Asking for the group again would look for what is gone; the list asks by itself.
    await queryClient.invalidateQueries({ queryKey: ['grupos'], refetchType: 'none' });
    await queryClient.invalidateQueries({ queryKey: ['grupos', 'lista'] });
    await onDeleted?.();
  };
  return (
    <ConfirmDialog
      opened={grupo !== null}
      onClose={onClose}
      title={`¿Eliminar el grupo ${grupo?.nombre ?? ''}?`}
      confirmLabel="Eliminar el grupo"
      onConfirm={confirm}
    >
      Está vacío: no se pierde el progreso de nadie. No se puede deshacer.
    </ConfirmDialog>
  );
}

interface OccupiedProps {
  readonly grupo: Grupo;
  readonly dentro: readonly string[];
  readonly onClose: () => void;
}

/** Says what keeps the group from going, and offers what most likely was meant. */
function Occupied({ grupo, dentro, onClose }: OccupiedProps) {
  const queryClient = useQueryClient();
  const archivar = async () => {
    await actualizar('grupos', grupo.id, { estado: 'archivado', version: grupo.version });
    await queryClient.invalidateQueries({ queryKey: ['grupos'] });
  };
  const archivado = grupo.estado === 'archivado';
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={`${grupo.nombre} no está vacío`}
      confirmLabel={archivado ? 'Entendido' : 'Archivar el grupo'}
      onConfirm={archivado ? onClose : archivar}
      harmless
    >
      Tiene {enumerar(dentro)}, y así no se puede eliminar: sácalos antes.
      {!archivado && ' O archívalo: sus cursos dejan de ser de sus miembros y nada se borra.'}
    </ConfirmDialog>
  );
}
