import type { Actor } from '@catedra/shared/core/actor.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { sql } from 'drizzle-orm';
import { type CargaRow, encontrarCarga } from '#features/cargas/queries.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import { cutPage } from '#platform/db/keyset.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** Members of the synchronised group whom the file does not name; never whoever uploads it, nor whom its rule would bring back. */
export const salenDe = (carga: Pick<CargaRow, 'id' | 'grupoId' | 'quien' | 'ordenadaPor'>) => sql`
  from grupo_miembros m join usuarios u on u.id = m.usuario_id
 where m.grupo_id = ${carga.grupoId} and m.origen <> 'regla' and m.usuario_id not in (${carga.quien}, ${carga.ordenadaPor ?? carga.quien})
   and not exists (select from carga_filas f where f.carga_id = ${carga.id} and f.usuario_id = m.usuario_id)`;

export async function contarSalen(db: Database | Tx, carga: CargaRow): Promise<number> {
  if (carga.modo !== 'sincronizar') return 0;
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n ${salenDe(carga)}`);
  return rows[0]?.n ?? 0;
}

interface Sale extends Record<string, unknown> {
  id: string;
  nombre: string;
  apellidos: string;
  correo: string | null;
}

/** Who would leave, by pages; of those out of sight, `salen` tells how many they are. */
export async function leerSalen(
  db: Database,
  actor: Actor,
  id: string,
  { cursor, limite }: { cursor?: string | undefined; limite: number },
) {
  const carga = await encontrarCarga(db, actor, id);
  if (carga.modo !== 'sincronizar') return { datos: [], siguiente: null };
  const { rows } = await db.execute<Sale>(sql`
    select u.id, u.nombre, u.apellidos, u.correo ${salenDe(carga)}
       and u.id in (select usuarios.id from usuarios where ${scopeSql(usuariosBinding, usuarios.policy.read(actor)) ?? sql`true`})
       and ${cursor ? sql`u.id > ${cursor}` : sql`true`} order by u.id limit ${limite + 1}`);
  return cutPage(rows, limite, (sale) => sale.id);
}
