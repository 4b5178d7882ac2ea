import { useParams, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { BancoPage } from '#pages/preguntas/BancoPage.tsx';
import { ImportPage } from '#pages/preguntas/importar/import-page.ts';
import { ActivitySearch } from '#pages/actividades/lista/ActivitySearch.tsx';
import { CourseBin } from '#pages/actividades/lista/CourseBin.tsx';
import { CourseOutline } from '#pages/actividades/lista/CourseOutline.tsx';
import { Entregas } from '#pages/entregas/Entregas.tsx';
import { WorkTabs } from '#parts/entregas/EntregasTabs.tsx';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { WaitingPage } from '#ui/frame/Page.tsx';

interface Asked {
  readonly vista?: string;
  readonly ver?: string;
  readonly importar?: string;
}

/** With a course, its outline or its bin; without one, all activities, the bank of questions or what waits to be marked. */
export function ActividadesPage() {
  const { id }: { id?: string } = useParams({ strict: false });
  const { vista, ver, importar }: Asked = useSearch({ strict: false });
  const { puede } = useActor();
  if (id && ver === 'papelera' && (puede('cursos:editar') || puede('actividades:editar')))
    return <CourseBin key={id} cursoId={id} />;
  if (id && puede('actividades:ver')) return <CourseOutline key={id} cursoId={id} />;
  if (id === undefined && vista === 'banco' && importar && puede('preguntas:importar'))
    return (
      <Suspense fallback={<WaitingPage title="Importar preguntas" failed={false} />}>
        <ImportPage />
      </Suspense>
    );
  if (id === undefined && vista === 'banco' && puede('preguntas:ver')) return <BancoPage />;
  const marking = puede('actividades:calificar') && (ver === 'entregas' || !puede('actividades:ver'));
  return marking ? (
    <Entregas
      title="Por corregir"
      trail={[{ label: 'Mi trabajo', to: rutas.home }, { label: 'Por corregir' }]}
      tabs={<WorkTabs here="corregir" />}
    />
  ) : (
    <ActivitySearch />
  );
}
