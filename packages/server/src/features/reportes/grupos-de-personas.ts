import { sql } from 'drizzle-orm';
import { gruposVisibles, type Lectura } from '#features/reportes/filtros.ts';
import type { Database } from '#platform/db/pool.ts';

/** Once for each person, however many of their courses are on the page. */
export async function gruposDe(
  db: Database,
  { actor }: Lectura,
  usuarioIds: ReadonlySet<string>,
): Promise<Map<string, string[]>> {
  if (usuarioIds.size === 0) return new Map();
  const { rows } = await db.execute<{ id: string; grupos: string[] }>(sql`
    select d.usuario_id as id, array_agg(grupos.nombre order by grupos.nombre) as grupos
      from grupo_miembros d join grupos on grupos.id = d.grupo_id
     where d.usuario_id = any(${sql.param([...usuarioIds])}::uuid[]) and ${gruposVisibles(actor)}
     group by d.usuario_id`);
  return new Map(rows.map((row) => [row.id, row.grupos]));
}
