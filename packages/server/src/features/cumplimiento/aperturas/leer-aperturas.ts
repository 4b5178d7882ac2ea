import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import type { AperturasPrevistas, PreverAperturas } from '@catedra/shared/cumplimiento/aperturas.ts';
import { cursosDonde } from '@catedra/shared/cumplimiento/policy.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { leerCandidatas } from '#features/cumplimiento/aperturas/candidatas.ts';
import { type Curso, planear } from '#features/cumplimiento/aperturas/prever.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import { scopeFieldsOf } from '#platform/collections/rows.ts';
import type { Database } from '#platform/db/pool.ts';

/** What opening would do; nothing changes. */
export async function leerAperturas(
  db: Database,
  actor: Actor,
  cursoId: string,
  pedido: PreverAperturas,
  { now, zona }: { readonly now: Date; readonly zona: string },
): Promise<AperturasPrevistas> {
  const donde = cursosDonde(actor, 'plazos:renovar');
  if (donde === false) throw sinPermiso();
  const curso = await cursosBinding.statements.leer(db, cursoId);
  if (!curso || !matches(donde, scopeFieldsOf(cursosBinding, curso))) throw noEncontrado();
  const filas = await leerCandidatas(db, actor, cursoId, pedido.quienes, now);
  return planear(curso as unknown as Curso, filas, pedido, { now, hoy: diaEn(now, zona) }).previstas;
}
