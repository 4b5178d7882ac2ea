import type { PlazosPasados } from '@catedra/shared/grupos/plazos.ts';
import type { EfectoDeAsignarVarios } from '@catedra/shared/grupos/schemas.ts';
import type { ChosenCourse } from '#parts/cursos/CoursesField.tsx';
import type { plazoOf } from '#parts/grupos/due.ts';

/** Who would come into these courses once the day chosen for all of them has passed. */
export function lateOf(
  plazo: ReturnType<typeof plazoOf>,
  [primero]: readonly ChosenCourse[],
  efecto: EfectoDeAsignarVarios | undefined,
  now: Date,
): PlazosPasados | undefined {
  if (!primero || !efecto || efecto.entran === 0 || 'error' in plazo || plazo.venceEn === null)
    return undefined;
  if (Date.parse(plazo.venceEn) >= now.getTime()) return undefined;
  const { entran } = efecto;
  const { venceEn, diasDeGracia = null } = plazo;
  return {
    personas: entran,
    cursos: [{ cursoId: primero.id, titulo: null, grupo: null, venceEn, diasDeGracia, entran }],
  };
}
