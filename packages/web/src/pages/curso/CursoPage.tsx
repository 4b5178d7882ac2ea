import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { Classroom } from '#pages/curso/classroom/Classroom.tsx';
import { ClassroomSkeleton } from '#pages/curso/classroom/ClassroomSkeleton.tsx';
import { cursoAbiertoQuery } from '#pages/curso/curso-queries.ts';
import { FIN } from '#pages/curso/finished.ts';
import { isApiError, messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { NotFound } from '#ui/states/NotFound.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

const CourseFront = lazy(async () => ({
  default: (await import('#pages/curso/front/CourseFront.tsx')).CourseFront,
}));

const CourseEnd = lazy(async () => ({
  default: (await import('#pages/curso/end/CourseEnd.tsx')).CourseEnd,
}));

export function CursoPage() {
  const { id = '' } = useParams({ strict: false });
  const { ver }: { ver?: string } = useSearch({ strict: false });
  const curso = useQuery(cursoAbiertoQuery(id));
  useBothNames(id, curso.data);
  const gone = isApiError(curso.error, 'NO_ENCONTRADO');
  const left = useLeftInside(curso.data, gone);
  if (curso.isPending) return <ClassroomSkeleton />;
  if (left) return <Classroom data={left} empty={<CourseNotFound />} gone />;
  if (gone) return <CourseNotFound />;
  if (!curso.data) {
    return (
      <ErrorState
        page
        title="No pudimos abrir el curso"
        onRetry={() => void curso.refetch()}
        retrying={curso.isFetching}
      >
        {messageOf(curso.error)}
      </ErrorState>
    );
  }
  if (ver === FIN.ver && curso.data.avance && curso.data.avance.hechas > 0) {
    return (
      <Suspense fallback={<ClassroomSkeleton />}>
        <CourseEnd data={curso.data} />
      </Suspense>
    );
  }
  const front = (
    <Suspense fallback={<ClassroomSkeleton />}>
      <CourseFront data={curso.data} />
    </Suspense>
  );
  return curso.data.puedeLeer ? <Classroom data={curso.data} empty={front} /> : front;
}

interface Inside {
  readonly data: CursoAbierto;
  readonly actividad: string;
}

/**
 * The course as it was, while whoever was in one of its activities stays there after it was taken from them: what they
 * were reading or writing does not go away with it.
 */
function useLeftInside(data: CursoAbierto | undefined, gone: boolean): CursoAbierto | null {
  const { actividad }: { actividad?: string } = useSearch({ strict: false });
  const [inside, setInside] = useState<Inside | null>(null);
  const taken = gone || (data !== undefined && !data.puedeLeer);
  if (!taken && data && actividad && (inside?.data !== data || inside.actividad !== actividad))
    setInside({ data, actividad });
  return taken && inside !== null && inside.actividad === actividad ? inside.data : null;
}

/** Opened by its id, its links go on by its name: the same course is there already and the page stays. */
function useBothNames(id: string, data: CursoAbierto | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (data && data.curso.slug !== id) {
      queryClient.setQueryData(cursoAbiertoQuery(data.curso.slug).queryKey, data);
    }
  }, [queryClient, id, data]);
}

function CourseNotFound() {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <NotFound path={pathname} what="este curso">
      <ButtonLink to={rutas.home}>Volver a Mis cursos</ButtonLink>
      <ButtonLink to={rutas.pruebas} variant="default">
        Ir a Mis pruebas
      </ButtonLink>
    </NotFound>
  );
}
