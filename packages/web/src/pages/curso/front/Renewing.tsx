import { noRenovar } from '@catedra/shared/cumplimiento/api.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { miRenovacionQuery } from '#pages/curso/end/renewal-query.ts';
import { Notice } from '#pages/curso/front/Notice.tsx';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { Cumple } from '#ui/marks/Cumple.tsx';

/** Why a course that was already done is to be done again, and the way back for whoever began before its days. */
export function Renewing({ cursoId }: { readonly cursoId: string }) {
  const { data } = useQuery(miRenovacionQuery(cursoId));
  const queryClient = useQueryClient();
  const leave = useMutation({
    mutationFn: () => ask(noRenovar, { id: cursoId }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
  if (!data || data.cumplimiento === 'al_dia') return null;
  return (
    <Notice>
      Estás renovando este curso: se hace de nuevo, y lo que hiciste antes se conserva. <Cumple de={data} />
      {data.seDevuelve && (
        <>
          {' '}
          <Button
            size="compact-sm"
            variant="default"
            loading={leave.isPending}
            onClick={() => leave.mutate()}
          >
            Dejarlo para más adelante
          </Button>
        </>
      )}
      {leave.isError && ` ${messageOf(leave.error)}`}
    </Notice>
  );
}
