import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { exigirPermiso } from '#features/cargas/queries.ts';
import { loadActiveActor } from '#features/sesion/offers.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** One upload at a time in the whole academy: the name of its advisory lock. */
export const EN_MARCHA = 'cargas.en-marcha';

/** Whoever ordered it, with the rights they have now. */
export async function actorDe(db: Database | Tx, usuarioId: string): Promise<Actor> {
  const actor = await loadActiveActor(db, usuarioId);
  if (!actor) throw sinPermiso();
  exigirPermiso(actor);
  return actor;
}
