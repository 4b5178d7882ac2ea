import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import { useQueryClient } from '@tanstack/react-query';
import { evaluacionQuery } from '#pages/actividades/queries.ts';
import { eliminar, mandar } from '#platform/client.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';

interface RemoveActivityProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly actividad: Pick<Actividad, 'id' | 'cursoId' | 'titulo' | 'tipo'>;
  readonly onRemoved?: () => void;
}

export function RemoveActivity({ opened, onClose, actividad, onRemoved }: RemoveActivityProps) {
  const { id, cursoId, titulo, tipo } = actividad;
  const queryClient = useQueryClient();
  const remove = async () => {
    const evaluacion = tipo === 'evaluacion' ? await queryClient.fetchQuery(evaluacionQuery(id)) : null;
    if (evaluacion) await mandar('evaluaciones', 'eliminar-con-actividad', { id: evaluacion.id });
    else await eliminar('actividades', id);
    onRemoved?.();
    await queryClient.invalidateQueries({ queryKey: ['cursos', cursoId] });
    void queryClient.invalidateQueries({ queryKey: ['actividades', 'lista'] });
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={`¿Eliminar «${titulo}»?`}
      confirmLabel={tipo === 'evaluacion' ? 'Eliminar la evaluación' : 'Eliminar la actividad'}
      onConfirm={remove}
    >
      {tipo === 'evaluacion'
        ? 'Se pierden su texto y sus reglas, sin vuelta atrás.'
        : 'Se pierde su contenido, sin vuelta atrás.'}{' '}
      Si alguien ya la empezó, no se podrá eliminar.
    </ConfirmDialog>
  );
}
