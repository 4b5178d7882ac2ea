import { sql } from 'drizzle-orm';
import type { Database, Tx } from '#platform/db/pool.ts';

/** After how many parts PostgreSQL is told: each time there are some four times as many people. */
const CUANDO = new Set([1, 4, 16]);

/**
 * PostgreSQL plans by how much it believes the tables hold. In an academy that was empty that is nothing: until it looks
 * by itself, a minute later, it would go through everyone for each one who comes.
 */
export async function conocerTablas(db: Database | Tx, partes: number): Promise<void> {
  if (!CUANDO.has(partes)) return;
  await db.execute(
    sql`analyze usuarios (id), grupo_miembros (usuario_id, grupo_id), matriculas (usuario_id, curso_id)`,
  );
}
