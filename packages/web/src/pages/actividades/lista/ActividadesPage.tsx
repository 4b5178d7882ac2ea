import { useParams } from '@tanstack/react-router';
import { ActivitySearch } from '#pages/actividades/lista/ActivitySearch.tsx';
import { CourseOutline } from '#pages/actividades/lista/CourseOutline.tsx';

/** With a course, its outline; without one, all activities and a way to each course. */
export function ActividadesPage() {
  const { id } = useParams({ strict: false }) as { id?: string };
  return id ? <CourseOutline key={id} cursoId={id} /> : <ActivitySearch />;
}
