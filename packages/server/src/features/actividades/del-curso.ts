import { actividades } from '@catedra/shared/actividades/collection.ts';
import { datosInvalidos, noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { matches, type Scope } from '@catedra/shared/core/scope.ts';
import { sql } from 'drizzle-orm';
import type { Work } from '#platform/changes/work.ts';

/** Refuses whoever may not do this with activities of a course: 404 where they see nothing of it. */
export async function exigirEnCurso(work: Work, cursoId: string, allowed: Scope): Promise<void> {
  const fields = { cursoId, tipo: null, oculta: false, lista: true };
  if (allowed === false) throw sinPermiso();
  if (!matches(actividades.policy.read(work.actor), fields)) throw noEncontrado();
  if (!matches(allowed, fields)) throw sinPermiso();
  const { rowCount } = await work.tx.execute(
    sql`select from cursos where id = ${cursoId} and viva(papelera)`,
  );
  if (!rowCount) throw noEncontrado();
}

export const exigirEditar = (work: Work, cursoId: string): Promise<void> =>
  exigirEnCurso(work, cursoId, actividades.policy.update(work.actor));

/** Refuses a list that names activities of other courses, saying which. */
export async function exigirDelCurso(
  work: Work,
  cursoId: string,
  campo: string,
  ids: readonly string[],
): Promise<void> {
  const { rows } = await work.tx.execute<{ id: string }>(
    sql`select id from actividades where curso_id = ${cursoId} and viva(papelera) and id = any(${sql.param(ids)}::uuid[])`,
  );
  if (rows.length === ids.length) return;
  const known = new Set(rows.map((row) => row.id));
  const index = ids.findIndex((id) => !known.has(id));
  throw datosInvalidos({ [`${campo}.${index}`]: 'Esa actividad no es de este curso.' });
}
