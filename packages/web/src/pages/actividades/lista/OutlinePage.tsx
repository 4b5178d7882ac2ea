import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import type { ReactNode } from 'react';
import type { Outline } from '#pages/actividades/lista/use-outline.ts';
import { CourseFrame } from '#parts/cursos/CourseFrame.tsx';

interface OutlinePageProps {
  readonly contenido: ContenidoDeCurso;
  readonly outline: Outline;
  readonly children: ReactNode;
}

/** The part "Contenido" of a course, beside the other parts of its editor. */
export function OutlinePage({ contenido, outline, children }: OutlinePageProps) {
  const saving = outline.saving
    ? ({ state: 'saving' } as const)
    : outline.savedAt
      ? ({ state: 'saved', at: outline.savedAt } as const)
      : ({ state: 'idle' } as const);
  return (
    <CourseFrame contenido={contenido} part="contenido" saving={saving}>
      {children}
    </CourseFrame>
  );
}
