import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { puedePublicar, soloUnBorradorSePrograma } from '@catedra/shared/cursos/rules.ts';
import { cleanMoment, cursosBinding } from '#features/cursos/binding.ts';
import { amend } from '#platform/amend.ts';
import type { Work } from '#platform/changes/work.ts';
import { viewOf } from '#platform/collections/rows.ts';
import { lockFor } from '#platform/collections/store.ts';

/** Planning to publish asks for the same right as publishing. */
export async function programarPublicacion(
  work: Work,
  id: string,
  publicarEn: string | null,
): Promise<Curso> {
  const before = await lockFor(work, cursosBinding, id, puedePublicar(work.actor));
  const curso = before as unknown as Curso;
  const cambio = { publicarEn: cleanMoment(publicarEn) };
  if (cambio.publicarEn === curso.publicarEn) return viewOf(cursosBinding, work.actor, before) as Curso;
  if (curso.estado !== 'borrador') throw soloUnBorradorSePrograma();

  return (await amend(work, cursosBinding, before, cambio)) as Curso;
}
