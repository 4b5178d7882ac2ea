import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { sql } from 'drizzle-orm';
import { sonarCampana } from '#features/avisos/offers.ts';
import { uuids } from '#features/anuncios/destinos.ts';
import type { Work } from '#platform/changes/work.ts';

/** One's own mark on an announcement that one has now; what was put aside stays so. Twice is once. */
export async function leer(work: Work, id: string, apartar: boolean): Promise<void> {
  const { actor, now } = work;
  const { rows } = await work.tx.execute<{ n: number }>(
    sql`select leer_anuncios(${actor.id}, ${now.toISOString()}, ${uuids([id])}, ${apartar}) as n`,
  );
  if (rows[0]?.n !== 1) throw noEncontrado();
  sonarCampana(work, [actor.id]);
}
