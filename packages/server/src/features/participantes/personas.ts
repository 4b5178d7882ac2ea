import { cursos } from '@catedra/shared/cursos/collection.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import type { Persona } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Row } from '#platform/collections/rows.ts';
import { lockFor } from '#platform/collections/store.ts';

/** The course under a lock, if the actor may decide who takes it. */
export const lockCurso = (work: Work, cursoId: string): Promise<Row> =>
  lockFor(work, cursosBinding, cursoId, cursos.policy.update(work.actor));

export const alguien = ({ usuario: { id, nombre, apellidos } }: Persona) => ({
  usuarioId: id,
  nombre,
  apellidos,
});
