import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { rutas } from '#platform/paths.ts';
import { ReceiptSkeleton, ReviewSkeleton } from '#pages/intentos/despues/AfterSkeleton.tsx';
import { AtItsTitle } from '#pages/intentos/AtItsTitle.tsx';
import { EvaluationFront } from '#pages/intentos/EvaluationFront.tsx';
import { EvaluationSkeleton } from '#pages/intentos/EvaluationSkeleton.tsx';
import { OnlyLooking } from '#pages/intentos/OnlyLooking.tsx';
import { evaluacionQuery } from '#pages/intentos/queries.ts';
import { preloadStart } from '#pages/intentos/start-part.ts';
import { loadSala } from '#pages/intentos/load-sala.ts';
import { RoomSkeleton } from '#pages/intentos/sala/RoomSkeleton.tsx';
import { isApiError, messageOf } from '#platform/api-error.ts';
import { useActor } from '#platform/session.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Waiting } from '#ui/states/QueryView.tsx';
import { NotFound } from '#ui/states/NotFound.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

// Most visits stop at the door: the room and what comes after it travel apart.
const Sala = lazy(async () => ({ default: (await loadSala()).Sala }));
const Recibo = lazy(async () => ({ default: (await import('#pages/intentos/despues/Recibo.tsx')).Recibo }));
const Revision = lazy(async () => ({
  default: (await import('#pages/intentos/despues/Revision.tsx')).Revision,
}));

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The door, the room, the receipt and the review of one evaluation. */
export function EvaluacionPage() {
  const { id = '' } = useParams({ strict: false });
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { mirada } = useActor();
  const intento = text(search.intento);
  const recibo = text(search.recibo);
  const revision = text(search.revision);
  if (!intento && !recibo && !revision) return <Front id={id} />;
  if (intento && mirada) return <OnlyLooking evaluacionId={id} />;
  if (intento)
    return (
      <Suspense fallback={<RoomSkeleton />}>
        <Sala key={intento} evaluacionId={id} intentoId={intento} />
      </Suspense>
    );
  if (recibo)
    return (
      <Suspense fallback={<Waiting label="Cargando el recibo…" skeleton={<ReceiptSkeleton />} />}>
        <AtItsTitle key={recibo}>
          <Recibo evaluacionId={id} intentoId={recibo} />
        </AtItsTitle>
      </Suspense>
    );
  return (
    <Suspense fallback={<Waiting label="Cargando la revisión…" skeleton={<ReviewSkeleton />} />}>
      {revision && (
        <AtItsTitle key={revision}>
          <Revision evaluacionId={id} intentoId={revision} />
        </AtItsTitle>
      )}
    </Suspense>
  );
}

function Front({ id }: { readonly id: string }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const evaluacion = useQuery(evaluacionQuery(id));
  useEffect(preloadStart, []);
  if (evaluacion.isPending) return <EvaluationSkeleton />;
  if (isApiError(evaluacion.error) && [400, 404].includes(evaluacion.error.status)) {
    return (
      <NotFound path={pathname} what="esta prueba">
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
