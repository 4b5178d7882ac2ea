import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { CourseNotFound } from '#pages/actividades/CourseNotFound.tsx';
import { isApiError } from '#platform/api-error.ts';
import { rutas } from '#platform/paths.ts';
import { CrearForm } from '#pages/actividades/crear/CrearForm.tsx';
import { contenidoQuery } from '#pages/actividades/queries.ts';
import { Page } from '#ui/frame/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

export function ActividadCrearPage() {
  const { id = '' } = useParams({ strict: false });
  const query = useQuery(contenidoQuery(id));
  const curso = query.data?.curso;
  if (isApiError(query.error) && query.error.status === 404) return <CourseNotFound />;
  return (
    <Page
      title="Crear actividad"
      subtitle={curso && `En ${curso.titulo}`}
      trail={[
        { label: 'Cursos', to: rutas.cursos },
        ...(curso ? [{ label: curso.titulo, to: rutas.actividades(curso.id) }] : []),
        { label: 'Crear actividad' },
      ]}
    >
      <QueryView query={query} label="Cargando el curso…">
        {(contenido) => <CrearForm contenido={contenido} />}
      </QueryView>
    </Page>
  );
}
