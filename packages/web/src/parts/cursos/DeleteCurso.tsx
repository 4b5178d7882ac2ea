import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { leerUsoDeCurso, recuperar, tirarCurso } from '@catedra/shared/papelera/api.ts';
import { DIAS_EN_PAPELERA } from '@catedra/shared/papelera/rules.ts';
import { aQuienTocaElCurso } from '@catedra/shared/papelera/uso.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { Reasons } from '#ui/dialogs/Reasons.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { offerUndo } from '#ui/states/undo.ts';

interface DeleteCursoProps {
  readonly curso: Pick<Curso, 'id' | 'titulo'> | null;
  readonly onClose: () => void;
  readonly onDeleted: () => Promise<unknown>;
}

const SI_SE_USA =
  'Va a la papelera con todo lo que hizo cada persona: lo puedes recuperar cuando quieras y volverá como estaba.';
const SI_NO = `Nadie lo usa. Va a la papelera: lo puedes recuperar durante ${DIAS_EN_PAPELERA} días; después se borra.`;

/** Asked anew each time: somebody may have begun it meanwhile. */
const usoDeCursoQuery = (id: string) =>
  queryOptions({
    queryKey: ['cursos', id, 'uso'],
    queryFn: ({ signal }) => ask(leerUsoDeCurso, { id }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Says first whom it touches; then the course goes to the bin, and can be taken back at once. */
export function DeleteCurso({ curso, onClose, onDeleted }: DeleteCursoProps) {
  const queryClient = useQueryClient();
  const query = useQuery({ ...usoDeCursoQuery(curso?.id ?? ''), enabled: curso !== null });
  return (
    <ConfirmDialog
      opened={curso !== null}
      onClose={onClose}
      title={`¿Eliminar «${curso?.titulo ?? ''}»?`}
      confirmLabel="Eliminar el curso"
      allowed={query.isSuccess ? true : null}
      onConfirm={async () => {
        if (!curso) return;
        const { papeleraId } = await ask(tirarCurso, { id: curso.id });
        await onDeleted();
        offerUndo({
          words: `«${curso.titulo}» está en la papelera.`,
          undo: async () => {
            await ask(recuperar, { id: papeleraId });
            await queryClient.invalidateQueries({ queryKey: ['cursos'] });
          },
        });
      }}
    >
      <QueryView query={query} label="Mirando quién lo usa…">
        {(uso) => {
          const reasons = aQuienTocaElCurso(uso);
          return reasons.length > 0 ? <Reasons reasons={reasons} instead={SI_SE_USA} /> : SI_NO;
        }}
      </QueryView>
    </ConfirmDialog>
  );
}
