import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import type { ValidezPrevista } from '@catedra/shared/cumplimiento/aplicar-validez.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { planearValidez } from '#features/cumplimiento/validez/prever.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import { scopeFieldsOf } from '#platform/collections/rows.ts';
import type { Database } from '#platform/db/pool.ts';

/** What applying it would do; nothing changes. */
export async function leerValidezPrevista(
  db: Database,
  actor: Actor,
  cursoId: string,
  como: { readonly dias: number; readonly now: Date; readonly zona: string },
): Promise<ValidezPrevista> {
  const donde = cursos.policy.update(actor);
  if (donde === false) throw sinPermiso();
  const curso = await cursosBinding.statements.leer(db, cursoId);
  if (!curso || !matches(donde, scopeFieldsOf(cursosBinding, curso))) throw noEncontrado();
  return (await planearValidez(db, actor, cursoId, como)).prevista;
}
