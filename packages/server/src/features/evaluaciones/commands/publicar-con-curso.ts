import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { cursoIncompleto, puedePublicar } from '@catedra/shared/cursos/rules.ts';
import { sql } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { publicarCurso } from '#features/cursos/offers.ts';
import { publicarEvaluacion } from '#features/evaluaciones/commands/cambiar-estado.ts';
import { leerLista } from '#features/evaluaciones/leer-lista.ts';
import { lockFor } from '#platform/collections/store.ts';
import type { Work } from '#platform/changes/work.ts';

/** Opens a course with the evaluations it was waiting for; if one of them can't be published, nothing is. */
export async function publicarConCurso(work: Work, cursoId: string): Promise<Curso> {
  await lockFor(work, cursosBinding, cursoId, puedePublicar(work.actor));
  const { rows } = await work.tx.execute<{ id: string; actividadId: string; titulo: string }>(sql`
    select e.id, a.id as "actividadId", a.titulo from evaluaciones e join actividades a on a.id = e.actividad_id
     where a.curso_id = ${cursoId} and viva(a.papelera) and not a.oculta and e.estado = 'borrador'
     order by a.orden, a.id`);
  const falta: Record<string, string> = {};
  for (const { id, actividadId, titulo } of rows) {
    const impiden = (await leerLista(work.tx, id, work.now)).fallos.filter(({ impide }) => impide);
    if (impiden.length > 0) falta[actividadId] = `A la evaluación «${titulo}» le falta algo para publicarse.`;
  }
  if (Object.keys(falta).length > 0) throw cursoIncompleto(falta);
  for (const { id } of rows) await publicarEvaluacion(work, id);
  return publicarCurso(work, cursoId);
}
