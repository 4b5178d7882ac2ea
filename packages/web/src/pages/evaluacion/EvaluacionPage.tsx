import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';
import { EvaluationFront } from '#pages/evaluacion/EvaluationFront.tsx';
import { EvaluationSkeleton } from '#pages/evaluacion/EvaluationSkeleton.tsx';
import { evaluacionQuery } from '#pages/evaluacion/queries.ts';
import { isApiError, messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { NotFound } from '#ui/states/NotFound.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

export function EvaluacionPage() {
  const { id = '' } = useParams({ strict: false });
  const pathname = useLocation({ select: (location) => location.pathname });
  const evaluacion = useQuery(evaluacionQuery(id));
  if (evaluacion.isPending) return <EvaluationSkeleton />;
  if (isApiError(evaluacion.error) && [400, 404].includes(evaluacion.error.status)) {
    return (
      <NotFound path={pathname}>
        <ButtonLink to={rutas.pruebas}>Ir a Mis pruebas</ButtonLink>
        <ButtonLink to={rutas.home} variant="default">
          Volver a Mis cursos
        </ButtonLink>
      </NotFound>
    );
  }
  if (!evaluacion.data) {
    return (
      <ErrorState
        page
        title="No pudimos abrir la prueba"
        onRetry={() => void evaluacion.refetch()}
        retrying={evaluacion.isFetching}
      >
        {messageOf(evaluacion.error)}
      </ErrorState>
    );
  }
  return <EvaluationFront data={evaluacion.data} />;
}
