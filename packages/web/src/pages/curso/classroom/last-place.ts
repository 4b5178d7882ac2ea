import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { useEffect } from 'react';

interface Kept {
  readonly actividad: string;
  /** What came next then: if that changed, something was done elsewhere. */
  readonly siguiente: string | null;
}

const keyOf = (usuarioId: string, cursoId: string) => `catedra:lugar:${usuarioId}:${cursoId}`;

function read(usuarioId: string, cursoId: string): Kept | null {
  try {
    return JSON.parse(window.localStorage.getItem(keyOf(usuarioId, cursoId)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** The activity this browser had open, unless it is done or the person went further somewhere else. */
export function lastPlace(usuarioId: string, { curso, secciones, siguiente }: CursoAbierto): string | null {
  const kept = read(usuarioId, curso.id);
  if (!kept || kept.siguiente !== siguiente) return siguiente;
  const actividad = secciones.flatMap((una) => una.actividades).find(({ id }) => id === kept.actividad);
  const done = actividad?.estado === 'completada' && siguiente !== null;
  return !actividad || done || actividad.estado === 'bloqueada' ? siguiente : kept.actividad;
}

/** Remembers which activity is open. */
export function useLastPlace(
  usuarioId: string,
  cursoId: string,
  actividad: string,
  siguiente: string | null,
) {
  useEffect(() => {
    try {
      const kept: Kept = { actividad, siguiente };
      window.localStorage.setItem(keyOf(usuarioId, cursoId), JSON.stringify(kept));
    } catch {
      // Without room for it, the course opens at what comes next.
    }
  }, [usuarioId, cursoId, actividad, siguiente]);
}
