import { createContext, type ReactNode, useMemo } from 'react';
import { type CoverLook, shelfLooks } from '@catedra/shared/cursos/portada/cover-look.ts';

export const Shelf = createContext<ReadonlyMap<string, CoverLook> | null>(null);

interface Book {
  readonly id: string;
  readonly titulo: string;
  readonly imagen: string | null;
}

interface CoverShelfProps {
  /** In the order in which they are seen. */
  readonly cursos: readonly Book[];
  readonly children: ReactNode;
}

/** The covers within it are unlike their neighbours. */
export function CoverShelf({ cursos, children }: CoverShelfProps) {
  const looks = useMemo(
    () => shelfLooks(cursos.flatMap(({ id, titulo, imagen }) => (imagen ? [] : [[id, titulo] as const]))),
    [cursos],
  );
  return <Shelf value={looks}>{children}</Shelf>;
}
