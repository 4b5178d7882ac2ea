import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';

/** Whether learners read it now: half a sentence must not appear before their eyes. */
export function seenNow(
  { curso, porPublicar }: Pick<ContenidoDeCurso, 'curso' | 'porPublicar'>,
  { id, oculta, lista }: Pick<Actividad, 'id' | 'oculta' | 'lista'>,
): boolean {
  const unborn = porPublicar?.cambios.some((cambio) => cambio.actividadId === id && cambio.nueva) ?? false;
  return curso.estado !== 'borrador' && lista && !oculta && !unborn;
}
