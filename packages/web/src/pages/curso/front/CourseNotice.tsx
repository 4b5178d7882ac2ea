import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { lazy, Suspense } from 'react';
import { Notice } from '#pages/curso/front/Notice.tsx';
import { cuando } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

const Renewing = lazy(async () => ({
  default: (await import('#pages/curso/front/Renewing.tsx')).Renewing,
}));

const Excused = lazy(async () => ({
  default: (await import('#pages/curso/front/Excused.tsx')).Excused,
}));

/** What changes what one does here: a course that is over, not begun, or seen from outside. */
export function CourseNotice({ data }: { readonly data: CursoAbierto }) {
  const now = useNow();
  const zone = useZone();
  const { disponibilidad, inscrito, curso } = data;
  if (disponibilidad === 'borrador')
    return <Notice>Vista previa: este curso es un borrador y solo lo ve quien lo prepara.</Notice>;
  if (!inscrito)
    return <Notice>Vista previa: ves este curso porque lo administras. Lo que hagas aquí no cuenta.</Notice>;
  if (disponibilidad === 'archivado')
    return <Notice>Este curso está archivado: puedes consultarlo, pero lo que hagas ya no cuenta.</Notice>;
  if (disponibilidad === 'terminado' && curso.terminaEn)
    return (
      <Notice>
        Este curso terminó {cuando(curso.terminaEn, now, zone)}: puedes consultarlo, pero lo que hagas ya no
        cuenta.
      </Notice>
    );
  if (disponibilidad === 'sin_empezar' && curso.iniciaEn)
    return <Notice>Este curso empieza {cuando(curso.iniciaEn, now, zone)}.</Notice>;
  if (data.exentoHasta !== null)
    return (
      <Suspense fallback={null}>
        <Excused hasta={data.exentoHasta} />
      </Suspense>
    );
  if (data.ronda > 1)
    return (
      <Suspense fallback={null}>
        <Renewing cursoId={curso.id} />
      </Suspense>
    );
  return null;
}
