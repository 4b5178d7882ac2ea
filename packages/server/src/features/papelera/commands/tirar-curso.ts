import { type Curso, cursos } from '@catedra/shared/cursos/collection.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { eq } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { abrirEntrada, avisarDelCurso } from '#features/cursos/offers.ts';
import { cursosTable } from '#features/cursos/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { lockFor, recordChange } from '#platform/collections/store.ts';

/** In the bin it is a draft, which no learner sees; its entry remembers what it was. */
export async function tirarCurso(work: Work, id: string): Promise<{ papeleraId: string }> {
  const { tx, actor } = work;
  const allowed = cursos.policy.delete(actor);
  const [ya] = await tx
    .select({ papelera: cursosTable.papelera, acceso: cursosTable.acceso, estado: cursosTable.estado })
    .from(cursosTable)
    .where(eq(cursosTable.id, id))
    .for('update');
  if (ya?.papelera && matches(allowed, { id, ...ya })) return { papeleraId: ya.papelera };
  const curso = (await lockFor(work, cursosBinding, id, allowed)) as unknown as Curso;
  const { titulo, estado } = curso;
  const papelera = await abrirEntrada(work, { tipo: 'curso', documento: id, cursoId: id, titulo, estado });
  await tx.update(cursosTable).set({ papelera, estado: 'borrador' }).where(eq(cursosTable.id, id));
  recordChange(work, cursosBinding, curso, null);
  await avisarDelCurso(work, id);
  return { papeleraId: papelera };
}
