import { sql } from 'drizzle-orm';
import type { Work } from '#platform/changes/work.ts';

/** Whoever is put back into a course meanwhile keeps the dates of their own that they had in it, those that passed too. */
export async function devolviendo<T>(work: Work, act: () => Promise<T>): Promise<T> {
  await work.tx.execute(sql`select set_config('catedra.se_devuelve', 'si', true)`);
  const hecho = await act();
  await work.tx.execute(sql`select set_config('catedra.se_devuelve', '', true)`);
  return hecho;
}
