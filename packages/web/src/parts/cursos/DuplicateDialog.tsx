import { actividades } from '@catedra/shared/actividades/collection.ts';
import { type Curso, cursos } from '@catedra/shared/cursos/collection.ts';
import { evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { rutas } from '#platform/paths.ts';
import { duplicar } from '#parts/cursos/commands.ts';
import { newId } from '#platform/new-id.ts';
import { useActor } from '#platform/session.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';

/** Copying makes a course, its activities and its evaluations. */
export function useMayDuplicate(): boolean {
  const { actor } = useActor();
  return [cursos, actividades, evaluaciones].every(({ policy }) => policy.create(actor) === true);
}

/** Says what the copy will hold, makes it, and opens it. */
export function DuplicateDialog({
  curso,
  onClose,
}: {
  readonly curso: Pick<Curso, 'id' | 'titulo'> | null;
  readonly onClose: () => void;
}) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // The same id until it works: a try whose answer was lost is not made twice.
  const copia = useRef<{ of: string; id: string } | null>(null);

  const confirm = async () => {
    if (!curso) return;
    if (copia.current?.of !== curso.id) copia.current = { of: curso.id, id: newId() };
    const { id } = await duplicar(curso.id, copia.current.id);
    copia.current = null;
    void queryClient.invalidateQueries({ queryKey: ['cursos'] });
    await navigate({ to: rutas.cursoEditar(id) });
  };

  return (
    <ConfirmDialog
      opened={curso !== null}
      onClose={onClose}
      title={`¿Duplicar «${curso?.titulo ?? ''}»?`}
      confirmLabel="Duplicar el curso"
      onConfirm={confirm}
      harmless
    >
      Se crea un borrador con las mismas secciones, actividades, evaluaciones y archivos. Las personas y su
      progreso se quedan en el original.
    </ConfirmDialog>
  );
}
