import { sql } from 'drizzle-orm';
import { enActivoSql } from '#features/usuarios/table.ts';
import type { Database } from '#platform/db/pool.ts';

/** Who can give someone another date: who tutors them in a group with the course, or else who administers. */
export async function leerQuienDaFecha(db: Database, usuarioId: string, cursoId: string): Promise<string> {
  const { rows } = await db.execute<{ nombre: string }>(sql`
    select trim(u.nombre || ' ' || u.apellidos) as nombre
      from miembros_vigentes m
      join grupo_cursos gc on gc.grupo_id = m.grupo_id and gc.curso_id = ${cursoId}
      join grupo_tutores t on t.grupo_id = m.grupo_id and t.usuario_id <> m.usuario_id
      join usuarios u on u.id = t.usuario_id and ${enActivoSql(sql`u`)}
     where m.usuario_id = ${usuarioId} order by t.desde, u.id limit 1`);
  return rows[0]?.nombre ?? 'quien administra la academia';
}
