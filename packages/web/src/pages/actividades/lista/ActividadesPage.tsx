import { useParams, useSearch } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';
import { Entregas } from '#pages/entregas/Entregas.tsx';
import { WorkTabs } from '#parts/entregas/EntregasTabs.tsx';
import { ActivitySearch } from '#pages/actividades/lista/ActivitySearch.tsx';
import { CourseBin } from '#pages/actividades/lista/CourseBin.tsx';
import { CourseOutline } from '#pages/actividades/lista/CourseOutline.tsx';
import { useActor } from '#platform/session.ts';

/** With a course, its outline; without one, all activities and a way to each course, or what waits to be marked. */
export function ActividadesPage() {
  const { id } = useParams({ strict: false }) as { id?: string };
  const { ver } = useSearch({ strict: false }) as { ver?: string };
  const { puede } = useActor();
  const marking = puede('actividades:calificar') && (ver === 'entregas' || !puede('actividades:ver'));
  if (id && ver === 'papelera' && (puede('cursos:editar') || puede('actividades:editar')))
    return <CourseBin key={id} cursoId={id} />;
  if (id && puede('actividades:ver')) return <CourseOutline key={id} cursoId={id} />;
  return marking ? (
    <Entregas
      title="Por corregir"
      trail={[{ label: 'Actividades', to: rutas.actividades() }, { label: 'Por corregir' }]}
      tabs={<WorkTabs marking />}
    />
  ) : (
    <ActivitySearch />
  );
}
