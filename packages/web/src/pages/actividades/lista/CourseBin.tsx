import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { useQuery } from '@tanstack/react-query';
import { CourseNotFound } from '#pages/actividades/CourseNotFound.tsx';
import { contenidoQuery } from '#pages/actividades/queries.ts';
import { isApiError } from '#platform/api-error.ts';
import { rutas } from '#platform/paths.ts';
import { KindIcon } from '#tipos/KindIcon.tsx';
import { Bin } from '#parts/papelera/Bin.tsx';

const iconOf = (tipo: TipoActividad) => <KindIcon tipo={tipo} size={20} />;

/** What was deleted from one course. */
export function CourseBin({ cursoId }: { readonly cursoId: string }) {
  const query = useQuery(contenidoQuery(cursoId));
  if (isApiError(query.error) && query.error.status === 404) return <CourseNotFound />;
  return (
    <Bin
      cursoId={cursoId}
      iconOf={iconOf}
      trail={[
        { label: 'Cursos', to: rutas.cursos },
        { label: query.data?.curso.titulo ?? 'Contenido', to: rutas.actividades(cursoId) },
        { label: 'Papelera' },
      ]}
    />
  );
}
