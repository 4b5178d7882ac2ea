import { sql } from 'drizzle-orm';
import { deshaciendo } from '#features/grupos/offers.ts';
import type { Work } from '#platform/changes/work.ts';

/** By what an act is known when it is taken back: its transaction. */
export async function marcaDe({ tx }: Work): Promise<string> {
  const { rows } = await tx.execute<{ marca: string }>(sql`select pg_current_xact_id()::text as marca`);
  return rows[0]?.marca ?? '';
}

/** What this work does takes that act back, if it was the actor's own. */
export async function tomarPorVuelta(work: Work, marca: string | undefined): Promise<void> {
  if (marca === undefined) return;
  const { rows } = await work.tx.execute(
    sql`select from cambios where xid = ${marca}::xid8 and actor_id = ${work.actor.id} limit 1`,
  );
  if (rows.length > 0) deshaciendo(work, marca);
}
