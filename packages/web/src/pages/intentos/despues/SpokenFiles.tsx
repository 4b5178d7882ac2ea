import type { PreguntaRevisada } from '@catedra/shared/intentos/despues.ts';
import { Suspense } from 'react';
import { speaksOfFiles } from '#parts/entregas/anotaciones/WithNotes.tsx';
import { lazyPart } from '#ui/states/lazy-part.tsx';

const FilePreviews = lazyPart(async () => (await import('#tipos/tarea/FilePreview.tsx')).FilePreviews);

/** The files of an answer, seen where something was said of a place of them. */
export function SpokenFiles({
  anotaciones = [],
  archivos = [],
}: Pick<PreguntaRevisada, 'anotaciones' | 'archivos'>) {
  if (archivos.length === 0 || !speaksOfFiles(anotaciones)) return null;
  return (
    <Suspense>
      <FilePreviews archivos={archivos} />
    </Suspense>
  );
}
