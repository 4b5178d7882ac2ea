import { esPropio, idDePropio } from '@catedra/shared/cargas/campos.ts';
import { veCampo } from '@catedra/shared/campos/vista.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import type { cargasTable } from '#features/cargas/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** The names of the fields that were made for an upload, those its reader sees: it fills them, and they are younger than it. */
export async function leerCamposQueQuedan(
  db: Database | Tx,
  actor: Actor,
  { mapeo, creadaEn }: Pick<typeof cargasTable.$inferSelect, 'mapeo' | 'creadaEn'>,
): Promise<string[]> {
  const ids = mapeo
    .flatMap((dato) => (dato && esPropio(dato) ? [idDePropio(dato)] : []))
    .filter((id) => veCampo(actor, null, id));
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ nombre: string }>(sql`
    select nombre from campos
     where id = any(${sql.param(ids)}::uuid[]) and creado_en >= ${creadaEn} and estado = 'activo'
     order by orden`);
  return rows.map(({ nombre }) => nombre);
}
