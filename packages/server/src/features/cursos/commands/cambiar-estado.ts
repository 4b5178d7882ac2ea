import type { Curso } from '@catedra/shared/cursos/collection.ts';
import {
  type ComandoCurso,
  cursoEnBorrador,
  estadoTras,
  puedePublicar,
} from '@catedra/shared/cursos/rules.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import { avisarDelCurso } from '#features/cursos/queries.ts';
import { setEstado } from '#platform/amend.ts';
import type { Work } from '#platform/changes/work.ts';

export async function cambiarEstado(
  work: Work,
  id: string,
  comando: ComandoCurso,
  { check, after }: { readonly check?: () => Promise<void>; readonly after?: () => Promise<void> } = {},
): Promise<Curso> {
  const curso = await setEstado(work, cursosBinding, id, {
    allowed: puedePublicar(work.actor),
    from(before) {
      const estado = estadoTras(comando, before.estado as Curso['estado']);
      if (!estado) throw cursoEnBorrador();
      return estado;
    },
    ...(check && { check }),
    // Whatever was planned is settled: a draft that was taken back must not publish itself again.
    also: { publicarEn: null },
    async after() {
      await avisarDelCurso(work, id);
      await after?.();
    },
  });
  return curso as Curso;
}

/** Nobody new begins it; those who have it can still read it. */
export const archivarCurso = (work: Work, id: string): Promise<Curso> => cambiarEstado(work, id, 'archivar');

/** Takes the course out of its people's sight; their progress stays. */
export const volverABorrador = (work: Work, id: string): Promise<Curso> =>
  cambiarEstado(work, id, 'volver-a-borrador');
