import { Skeleton } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { rutas } from '#platform/paths.ts';
import { contenidoQuery } from '#pages/actividades/queries.ts';
import { CourseNotFound } from '#pages/actividades/CourseNotFound.tsx';
import { OutlineSkeleton } from '#pages/actividades/lista/OutlineSkeleton.tsx';
import { GoneNotice, useGone } from '#ui/forms/Gone.tsx';
import { CourseTabs } from '#parts/cursos/CourseFrame.tsx';
import { WaitingPage } from '#ui/frame/Page.tsx';
import { lazyPart } from '#ui/states/lazy-part.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

const OutlineEditor = lazyPart(
  async () => (await import('#pages/actividades/lista/OutlineEditor.tsx')).OutlineEditor,
);

/** The program that edits an outline comes while the outline does, not after it. */
const outlineEditorQuery = queryOptions({
  queryKey: ['editores', 'contenido'],
  queryFn: async () => {
    await OutlineEditor.preload();
    return true;
  },
  gcTime: Number.POSITIVE_INFINITY,
});

const trail = [{ label: 'Cursos', to: rutas.cursos }];

export function CourseOutline({ cursoId }: { readonly cursoId: string }) {
  const contenido = useQuery(contenidoQuery(cursoId));
  const editor = useQuery(outlineEditorQuery);
  const gone = useGone(contenido);
  if (gone === 'missing') return <CourseNotFound />;
  // What was read stays while it is asked for again, even if that fails: someone may be writing on it.
  if (contenido.data && editor.data)
    return (
      <>
        <OutlineEditor contenido={contenido.data} />
        <GoneNotice
          shown={gone === 'kept'}
          what="Este curso"
          back="Si está en la papelera de cursos y se recupera, podrás guardarlo."
        />
      </>
    );
  return (
    <WaitingPage
      parts
      title="Contenido"
      failed={contenido.isError || editor.isError}
      trail={trail}
      mark={<Skeleton height={72} />}
    >
      <CourseTabs cursoId={cursoId} part="contenido" />
      <QueryView
        query={(contenido.isSuccess ? editor : contenido) as typeof contenido}
        skeleton={<OutlineSkeleton />}
        label="Cargando el contenido…"
      >
        {() => null}
      </QueryView>
    </WaitingPage>
  );
}
