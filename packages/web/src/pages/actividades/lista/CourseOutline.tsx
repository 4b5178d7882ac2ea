import { useQuery } from '@tanstack/react-query';
import { rutas } from '#app/paths.ts';
import { OutlineEditor } from '#pages/actividades/lista/OutlineEditor.tsx';
import { contenidoQuery } from '#pages/actividades/queries.ts';
import { isApiError } from '#platform/api-error.ts';
import { Page } from '#ui/Page.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { ButtonLink } from '#ui/TextLink.tsx';

const trail = [{ label: 'Cursos', to: rutas.cursos }, { label: 'Contenido' }];

export function CourseOutline({ cursoId }: { readonly cursoId: string }) {
  const query = useQuery(contenidoQuery(cursoId));
  if (query.isSuccess) return <OutlineEditor contenido={query.data} />;
  if (isApiError(query.error) && query.error.status === 404) {
    return (
      <Page
        title="No encontramos este curso"
        trail={trail}
        subtitle="Puede que se haya eliminado o que no esté entre los que puedes ver."
      >
        <ButtonLink to={rutas.actividades()}>Elegir otro curso</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title="Contenido" trail={trail}>
      <QueryView query={query} label="Cargando el contenido…">
        {() => null}
      </QueryView>
    </Page>
  );
}
