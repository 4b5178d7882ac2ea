import type { Curso } from '@catedra/shared/cursos/collection.ts';
import {
  type ComandoCurso,
  cursoEnBorrador,
  estadoTras,
  puedePublicar,
} from '@catedra/shared/cursos/rules.ts';
import { eq } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { avisarDelCurso } from '#features/cursos/queries.ts';
import { cursosTable } from '#features/cursos/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { viewOf } from '#platform/collections/rows.ts';
import { lockFor, recordChange } from '#platform/collections/store.ts';

/** Leads a course to the state of the command; the version stays, so that nobody's open form grows stale. */
export async function setEstado(
  work: Work,
  id: string,
  comando: ComandoCurso,
  check: () => Promise<void> = async () => undefined,
): Promise<Curso> {
  const before = await lockFor(work, cursosBinding, id, puedePublicar(work.actor));
  const curso = before as unknown as Curso;
  const estado = estadoTras(comando, curso.estado);
  if (!estado) throw cursoEnBorrador();
  if (estado === curso.estado) return viewOf(cursosBinding, work.actor, before) as Curso;
  await check();

  // Whatever was planned is settled: a draft that was taken back must not publish itself again.
  const cambio = { estado, publicarEn: null, actualizadoEn: work.now.toISOString() };
  await work.tx.update(cursosTable).set(cambio).where(eq(cursosTable.id, id));
  const after = { ...before, ...cambio };
  recordChange(work, cursosBinding, before, after);
  await avisarDelCurso(work, id);
  return viewOf(cursosBinding, work.actor, after) as Curso;
}
