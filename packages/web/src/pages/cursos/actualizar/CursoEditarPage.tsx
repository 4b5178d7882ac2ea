import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';
import { CursoEditor } from '#pages/cursos/actualizar/CursoEditor.tsx';
import { contenidoQuery } from '#pages/cursos/queries.ts';
import { isApiError } from '#platform/api-error.ts';
import { Page } from '#ui/frame/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

const trail = [{ label: 'Cursos', to: rutas.cursos }, { label: 'Curso' }];

export function CursoEditarPage() {
  const { id = '' } = useParams({ strict: false });
  const query = useQuery(contenidoQuery(id));

  if (query.isSuccess) return <CursoEditor key={query.data.curso.id} contenido={query.data} />;
  if (isApiError(query.error) && query.error.status === 404) {
    return (
      <Page
        title="No encontramos este curso"
        trail={trail}
        subtitle="Puede que se haya eliminado o que no esté entre los que puedes ver."
      >
        <ButtonLink to={rutas.cursos}>Ver los cursos</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title="Curso" trail={trail}>
      <QueryView query={query} label="Cargando el curso…">
        {() => null}
      </QueryView>
    </Page>
  );
}
