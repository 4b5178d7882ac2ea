import type { Escrito } from '@catedra/shared/avisos/plantilla.ts';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '#platform/db/pool.ts';

export type Escritas = ReadonlyMap<string, Escrito>;

/** What the academy wrote, by the name of its mail; those are few. */
export async function leerEscritas(db: Database | Tx): Promise<Escritas> {
  const { rows } = await db.execute<Escrito & { clave: string } & Record<string, unknown>>(
    sql`select clave, asunto, texto from avisos_plantillas where asunto is not null`,
  );
  return new Map(rows.map(({ clave, asunto, texto }) => [clave, { asunto, texto }]));
}
