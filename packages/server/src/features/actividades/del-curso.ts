import { actividades } from '@catedra/shared/actividades/collection.ts';
import { datosInvalidos, noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { sql } from 'drizzle-orm';
import type { Work } from '#platform/changes/work.ts';

/** Refuses whoever may not edit activities of this course: 404 where they see nothing of it. */
export function exigirEditar(work: Work, cursoId: string): void {
  const { read, update } = actividades.policy;
  const fields = { cursoId, tipo: null, oculta: false, lista: true };
  if (update(work.actor) === false) throw sinPermiso();
  if (!matches(read(work.actor), fields)) throw noEncontrado();
  if (!matches(update(work.actor), fields)) throw sinPermiso();
}

/** Refuses a list that names activities of other courses, saying which. */
export async function exigirDelCurso(
  work: Work,
  cursoId: string,
  campo: string,
  ids: readonly string[],
): Promise<void> {
  const { rows } = await work.tx.execute<{ id: string }>(
    sql`select id from actividades where curso_id = ${cursoId} and id = any(${sql.param(ids)}::uuid[])`,
  );
  if (rows.length === ids.length) return;
  const known = new Set(rows.map((row) => row.id));
  const index = ids.findIndex((id) => !known.has(id));
  throw datosInvalidos({ [`${campo}.${index}`]: 'Esa actividad no es de este curso.' });
}
