import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { type AccionDePlazos, cursosDonde } from '@catedra/shared/cumplimiento/policy.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import type { Persona } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import { type Row, scopeFieldsOf } from '#platform/collections/rows.ts';
import { lockFor } from '#platform/collections/store.ts';

/** The course under a lock, if the actor may decide who takes it. */
export const lockCurso = (work: Work, cursoId: string): Promise<Row> =>
  lockFor(work, cursosBinding, cursoId, cursos.policy.update(work.actor));

/** The course under a lock, if the actor decides something of the dates in it; elsewhere there is none. */
export async function lockCursoDePlazos(work: Work, cursoId: string, accion: AccionDePlazos): Promise<Row> {
  const donde = cursosDonde(work.actor, accion);
  if (donde === false) throw sinPermiso();
  const curso = await cursosBinding.statements.bloquear(work.tx, cursoId);
  if (!curso || !matches(donde, scopeFieldsOf(cursosBinding, curso))) throw noEncontrado();
  return curso;
}

export const alguien = ({ usuario: { id, nombre, apellidos } }: Persona) => ({
  usuarioId: id,
  nombre,
  apellidos,
});
