import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { rutas } from '#platform/paths.ts';
import { contenidoQuery } from '#pages/actividades/queries.ts';
import { CourseNotFound } from '#pages/actividades/CourseNotFound.tsx';
import { OutlineSkeleton } from '#pages/actividades/lista/OutlineSkeleton.tsx';
import { isApiError } from '#platform/api-error.ts';
import { CourseTabs } from '#ui/course/CourseFrame.tsx';
import { WaitingPage } from '#ui/frame/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

const OutlineEditor = lazy(async () => ({
  default: (await import('#pages/actividades/lista/OutlineEditor.tsx')).OutlineEditor,
}));

const trail = [{ label: 'Cursos', to: rutas.cursos }];

export function CourseOutline({ cursoId }: { readonly cursoId: string }) {
  const query = useQuery(contenidoQuery(cursoId));
  const waiting = (
    <WaitingPage title="Contenido" trail={trail} mark={<Skeleton height={72} />}>
      <CourseTabs cursoId={cursoId} part="contenido" />
      <QueryView query={query} skeleton={<OutlineSkeleton />} label="Cargando el contenido…">
        {() => null}
      </QueryView>
    </WaitingPage>
  );
  if (query.isSuccess)
    return (
      <Suspense fallback={waiting}>
        <OutlineEditor contenido={query.data} />
      </Suspense>
    );
  if (isApiError(query.error) && query.error.status === 404) return <CourseNotFound />;
  return waiting;
}
