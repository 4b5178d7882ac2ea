import { rutas } from '#platform/paths.ts';
import { Page } from '#ui/frame/Page.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

export function CourseNotFound() {
  return (
    <Page
      title="No encontramos este curso"
      trail={[{ label: 'Cursos', to: rutas.cursos }, { label: 'Contenido' }]}
      subtitle="Puede que se haya eliminado o que no esté entre los que puedes ver."
    >
      <ButtonLink to={rutas.actividades()}>Elegir otro curso</ButtonLink>
    </Page>
  );
}
