import { sql } from 'drizzle-orm';
import { HA_ENTRADO } from '#features/cargas/entrada/ha-entrado.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** `u` has come in or done something that would be lost with the account. */
export const CON_ACTIVIDAD = sql`(${HA_ENTRADO}
  or exists (select from progreso_de_siempre p where p.usuario_id = u.id)
  or exists (select from rondas r where r.usuario_id = u.id)
  or exists (select from feedback o where o.usuario_id = u.id)
  or exists (select from inscripciones i where i.usuario_id = u.id)
  or exists (select from grupo_tutores t where t.usuario_id = u.id)
  or exists (select from cargas c where c.quien = u.id))`;

export async function conActividad(db: Database | Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select u.id from usuarios u where u.id = any(${sql.param(ids)}::uuid[]) and ${CON_ACTIVIDAD}`,
  );
  return new Set(rows.map(({ id }) => id));
}
