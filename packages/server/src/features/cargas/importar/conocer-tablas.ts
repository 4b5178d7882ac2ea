import { sql } from 'drizzle-orm';
import type { Database, Tx } from '#platform/db/pool.ts';

/** After how many parts PostgreSQL is told: each time there are some four times as many people. */
const CUANDO = new Set([1, 4, 16]);

/** Whether it believes of each table that it holds as much as came, or there is nothing in it. */
const sabeDe = (cuantas: number) => sql`
  select bool_and(reltuples >= ${cuantas}::int or pg_relation_size(oid) = 0) as sabe
    from pg_class where oid in ('usuarios'::regclass, 'grupo_miembros'::regclass, 'matriculas_guardadas'::regclass)`;

/**
 * PostgreSQL plans by how much it believes the tables hold. In an academy that was empty that is nothing: until it looks
 * by itself, a minute later, it would go through everyone for each one who comes.
 */
export async function conocerTablas(db: Database | Tx, partes: number, cuantas: number): Promise<void> {
  if (!CUANDO.has(partes)) return;
  const { rows } = await db.execute<{ sabe: boolean }>(sabeDe(partes * cuantas));
  if (rows[0]?.sabe) return;
  await db.execute(
    sql`analyze usuarios (id), grupo_miembros (usuario_id, grupo_id), matriculas_guardadas (usuario_id, curso_id)`,
  );
}
