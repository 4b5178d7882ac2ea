import type { CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { useEffect } from 'react';
import { byBrowser } from '#platform/remembered.ts';

interface Kept {
  readonly actividad: string;
  /** What came next then: if that changed, something was done elsewhere. */
  readonly siguiente: string | null;
}

const keyOf = (usuarioId: string, cursoId: string) => `catedra:lugar:${usuarioId}:${cursoId}`;

/** The activity this browser had open, unless it is done or the person went further somewhere else. */
export function lastPlace(usuarioId: string, { curso, secciones, siguiente }: CursoAbierto): string | null {
  const kept = byBrowser.readJson<Kept>(keyOf(usuarioId, curso.id));
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
    const kept: Kept = { actividad, siguiente };
    byBrowser.writeJson(keyOf(usuarioId, cursoId), kept);
  }, [usuarioId, cursoId, actividad, siguiente]);
}
