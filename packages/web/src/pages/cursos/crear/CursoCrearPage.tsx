import { CreateDialog } from '#pages/cursos/crear/CreateDialog.tsx';
import { CursosPage } from '#pages/cursos/lista/CursosPage.tsx';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { Page } from '#ui/frame/Page.tsx';

/** The list of courses with the dialog of a new one over it. */
export function CursoCrearPage() {
  const { puede } = useActor();
  return (
    <>
      {puede('cursos:ver') ? (
        <CursosPage />
      ) : (
        <Page title="Crear curso" trail={[{ label: 'Cursos', to: rutas.cursos }, { label: 'Crear' }]}>
          {null}
        </Page>
      )}
      <CreateDialog />
    </>
  );
}
