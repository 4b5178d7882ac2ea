import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { puedeVerPreguntas } from '@catedra/shared/preguntas/policy.ts';
import { sql } from 'drizzle-orm';
import { lasCarpetasQueVe } from '#features/preguntas/offers.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Donde {
  readonly carpetaId: string | null;
  readonly evaluacionId: string | null;
}

/** The course of where they go, null for the academy's own bank; what is out of sight does not exist. */
export async function cursoDelDestino(
  db: Database | Tx,
  actor: Actor,
  { carpetaId, evaluacionId }: Donde,
): Promise<string | null> {
  if (!carpetaId && !evaluacionId) return null;
  const { rows } = await db.execute<{ cursoId: string | null }>(
    carpetaId
      ? sql`select c.curso_id as "cursoId" from carpetas c where c.id = ${carpetaId} and ${lasCarpetasQueVe(actor)}`
      : sql`select e.curso_id as "cursoId" from evaluaciones e where e.id = ${evaluacionId}`,
  );
  const [una] = rows;
  // An evaluation has no scope of its own: it is in sight with the questions of its course.
  if (!una || (evaluacionId && !carpetaId && !matches(puedeVerPreguntas(actor), una))) throw noEncontrado();
  return una.cursoId;
}
