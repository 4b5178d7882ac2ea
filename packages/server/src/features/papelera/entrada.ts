import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { matches, type Scope } from '@catedra/shared/core/scope.ts';
import { puedeRecuperar } from '@catedra/shared/papelera/policy.ts';
import { TIPOS_EN_PAPELERA } from '@catedra/shared/papelera/rules.ts';
import { eq, sql } from 'drizzle-orm';
import { papeleraTable } from '#features/papelera/table.ts';
import type { Work } from '#platform/changes/work.ts';

export type Entrada = typeof papeleraTable.$inferSelect;

/**
 * An entry under a lock, for whoever sees it there and may do this with it: 404 to anybody else, and while its course is
 * in the bin itself.
 */
export async function lockEntrada(
  { tx, actor }: Work,
  id: string,
  allowed: (entrada: Entrada) => Scope,
): Promise<Entrada> {
  if (TIPOS_EN_PAPELERA.every((tipo) => puedeRecuperar(actor, tipo) === false)) throw sinPermiso();
  const [entrada] = await tx.select().from(papeleraTable).where(eq(papeleraTable.id, id)).for('update');
  if (!entrada) throw noEncontrado();
  const here = { id: entrada.cursoId };
  if (!matches(puedeRecuperar(actor, entrada.tipo), here)) throw noEncontrado();
  if (!matches(allowed(entrada), here)) throw sinPermiso();
  if (entrada.tipo === 'curso') return entrada;
  const { rowCount } = await tx.execute(
    sql`select from cursos where id = ${entrada.cursoId} and not viva(papelera)`,
  );
  if (rowCount) throw noEncontrado();
  return entrada;
}
