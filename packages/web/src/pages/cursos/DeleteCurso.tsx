import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { eliminarEntero } from '@catedra/shared/paquetes/api.ts';
import { porQueNoSeEliminaElCurso } from '@catedra/shared/paquetes/uso.ts';
import { useQuery } from '@tanstack/react-query';
import { usoDeCursoQuery } from '#pages/cursos/queries.ts';
import { ask } from '#platform/ask.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { Reasons } from '#ui/dialogs/Reasons.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

interface DeleteCursoProps {
  readonly curso: Pick<Curso, 'id' | 'titulo' | 'estado'> | null;
  readonly onClose: () => void;
  readonly onDeleted: () => Promise<unknown>;
}

const EN_SU_LUGAR = {
  publicado: 'Si ya no hace falta, archívalo: sale del catálogo y conserva lo que hizo cada persona.',
  archivado: 'Ya está archivado: nadie nuevo puede empezarlo y conserva lo que hizo cada persona.',
  borrador: 'Déjalo en borrador: nadie lo ve, y conserva lo que hizo cada persona.',
} as const;

/** Says first whether the course can go, who keeps it and what to do instead. */
export function DeleteCurso({ curso, onClose, onDeleted }: DeleteCursoProps) {
  const query = useQuery({ ...usoDeCursoQuery(curso?.id ?? ''), enabled: curso !== null });
  const reasons = query.data ? porQueNoSeEliminaElCurso(query.data) : null;
  const used = reasons !== null && reasons.length > 0;
  return (
    <ConfirmDialog
      opened={curso !== null}
      onClose={onClose}
      title={used ? `«${curso?.titulo ?? ''}» no se puede eliminar` : `¿Eliminar «${curso?.titulo ?? ''}»?`}
      confirmLabel="Eliminar el curso"
      allowed={reasons && !used}
      onConfirm={async () => {
        if (!curso) return;
        await ask(eliminarEntero, { id: curso.id });
        await onDeleted();
      }}
    >
      <QueryView query={query} label="Mirando quién lo usa…">
        {() =>
          used && curso ? (
            <Reasons reasons={reasons} instead={EN_SU_LUGAR[curso.estado]} />
          ) : (
            'Nadie lo usa. Se pierden sus actividades, sus evaluaciones y sus archivos, sin vuelta atrás.'
          )
        }
      </QueryView>
    </ConfirmDialog>
  );
}
