import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import { and, eq } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** Refuses whoever does not reach a course: for them there is none. */
export async function cursoALaVista(db: Database | Tx, cursoId: string, alcance: Scope): Promise<void> {
  const visible = and(eq(cursosTable.id, cursoId), scopeSql(cursosBinding, alcance));
  const [curso] = await db.select({ id: cursosTable.id }).from(cursosTable).where(visible);
  if (!curso) throw noEncontrado();
}
