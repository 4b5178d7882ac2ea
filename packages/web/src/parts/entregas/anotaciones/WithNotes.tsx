import type { Anotacion } from '@catedra/shared/entregas/ancla.ts';
import { type ComponentProps, Suspense } from 'react';
import type { Noted as NotedType } from '#parts/entregas/anotaciones/Noted.tsx';
import { lazyPart } from '#ui/states/lazy-part.tsx';

const Noted = lazyPart(async () => (await import('#parts/entregas/anotaciones/Noted.tsx')).Noted);

/** Whether any of it is about a file, which is seen then and not only named. */
export const speaksOfFiles = (anotaciones: readonly Anotacion[]): boolean =>
  anotaciones.some(({ ancla }) => ancla.tipo !== 'texto');

/** An answer as it came back, with what was said of its places, for whoever gave it: most have none, and ask for nothing. */
export function WithNotes({
  anotaciones = [],
  archivos,
  children,
}: Partial<Pick<ComponentProps<typeof NotedType>, 'anotaciones'>> &
  Pick<ComponentProps<typeof NotedType>, 'archivos' | 'children'>) {
  if (anotaciones.length === 0) return children;
  return (
    <Suspense fallback={children}>
      <Noted anotaciones={anotaciones} archivos={archivos}>
        {children}
      </Noted>
    </Suspense>
  );
}
