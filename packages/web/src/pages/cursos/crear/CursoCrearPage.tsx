import { CreateDialog } from '#pages/cursos/crear/CreateDialog.tsx';
import { CursosPage } from '#pages/cursos/lista/CursosPage.tsx';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { useDocumentTitle } from '#ui/frame/document-title.ts';
import { Page } from '#ui/frame/Page.tsx';

/** The list of courses with the panel of a new one over it, and the menu beside both. */
export function CursoCrearPage() {
  const { puede } = useActor();
  // After the list beneath it, which says its own.
  useDocumentTitle('Crear curso');
  return (
    <CreateDialog
      under={
        puede('cursos:ver') ? (
          <CursosPage />
        ) : (
          <Page title="Crear curso" trail={[{ label: 'Cursos', to: rutas.cursos }, { label: 'Crear' }]}>
            {null}
          </Page>
        )
      }
    />
  );
}
