import { guardarAjustes } from '@catedra/shared/certificados/api.ts';
import type { Diseno } from '@catedra/shared/certificados/disenos/schemas.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { type Curso, cursos } from '@catedra/shared/cursos/collection.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconInfoCircle } from '@tabler/icons-react';
import { ajustesDeCertificadoQuery } from '#pages/cursos/certificado/queries.ts';
import { scopeOf } from '#parts/cursos/scope.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useActor } from '#platform/session.ts';
import { useAction } from '#platform/use-action.ts';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { Notice } from '#ui/states/Notice.tsx';

/** A design that was published and that the course one came from does not use: one step more. */
export function UsarEnCurso({ curso, diseno }: { readonly curso: Curso; readonly diseno: Diseno }) {
  const { actor } = useActor();
  const queryClient = useQueryClient();
  const { data: ajustes } = useQuery(ajustesDeCertificadoQuery(curso.id));
  const usar = useAction(
    async () => {
      if (!ajustes) return;
      const guardados = await ask(guardarAjustes, {
        id: curso.id,
        body: { ...ajustes, disenoId: diseno.id },
      });
      queryClient.setQueryData(ajustesDeCertificadoQuery(curso.id).queryKey, guardados);
    },
    () => void queryClient.invalidateQueries({ queryKey: ['disenos'] }),
  );
  const editable = matches(cursos.policy.update(actor), scopeOf(curso));
  if (!ajustes || ajustes.disenoId === diseno.id || diseno.version === 0 || !editable) return null;
  return (
    <Notice calm icon={IconInfoCircle}>
      {usar.error === null ? 'Este curso usa otro diseño.' : messageOf(usar.error)}{' '}
      <TextButton onClick={() => usar.run(undefined)}>Usar este en el curso</TextButton>
    </Notice>
  );
}
