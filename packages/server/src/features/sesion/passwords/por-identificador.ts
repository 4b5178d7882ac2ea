import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/pool.ts';

/** Whose e-mail or username this is. */
export async function personaPorIdentificador(
  db: Database,
  identificador: string,
): Promise<{ readonly id: string; readonly correo: string | null } | null> {
  const who = identificador.toLowerCase();
  const { rows } = await db.execute<{ id: string; correo: string | null }>(
    sql`select id, correo from usuarios where lower(correo) = ${who} or lower(usuario) = ${who}`,
  );
  return rows[0] ?? null;
}
