import type { Destino, DestinoConNombre } from '@catedra/shared/anuncios/schemas.ts';
import { sql } from 'drizzle-orm';
import { destinosDe, type ParaQuien, uuids } from '#features/anuncios/destinos.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

const SIN_NOMBRE: Readonly<Record<Destino['tipo'], string>> = {
  todos: 'Todos',
  perfil: 'Un perfil eliminado',
  grupo: 'Un grupo eliminado',
  curso: 'Un curso eliminado',
  persona: 'Una persona eliminada',
};

/** How what several announcements name is called, by one question. */
export async function nombresDe(
  db: Database | Tx,
  varios: readonly ParaQuien[],
): Promise<(para: ParaQuien) => DestinoConNombre[]> {
  const todos = (lista: 'perfiles' | 'grupos' | 'cursos' | 'personas') =>
    uuids([...new Set(varios.flatMap((uno) => uno[lista]))]);
  const { rows } = await db.execute<{ id: string; nombre: string }>(sql`
    select id, nombre from perfiles where id = any(${todos('perfiles')})
    union all select id, nombre from grupos where id = any(${todos('grupos')})
    union all select id, titulo from cursos where id = any(${todos('cursos')})
    union all select id, trim(nombre || ' ' || apellidos) from usuarios
     where id = any(${todos('personas')}) and fecha_baja is null`);
  const nombres = new Map(rows.map(({ id, nombre }) => [id, nombre]));
  return (para) =>
    destinosDe(para).map(({ tipo, id }) => ({ tipo, id, nombre: nombres.get(id ?? '') ?? SIN_NOMBRE[tipo] }));
}
