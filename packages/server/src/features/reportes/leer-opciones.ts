import type { OpcionesDeReportes } from '@catedra/shared/reportes/schemas.ts';
import { sql } from 'drizzle-orm';
import { cursoCuenta, personasDeSiempreSql } from '#features/participantes/offers.ts';
import { gruposVisibles, type Lectura } from '#features/reportes/filtros.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Database } from '#platform/db/pool.ts';

const MAXIMO = 1000;

/** The groups and courses that occur in the reader's own rows, those of whoever left among them. */
export async function leerOpciones(db: Database, { actor, personas }: Lectura): Promise<OpcionesDeReportes> {
  const [grupos, cursos] = await Promise.all([
    db.execute<{ id: string; nombre: string }>(sql`
      select grupos.id, grupos.nombre from grupos where ${gruposVisibles(actor)}
       order by grupos.nombre, grupos.id limit ${MAXIMO}`),
    db.execute<{ id: string; titulo: string }>(sql`
      select c.id, c.titulo from cursos c where ${cursoCuenta} and exists (
        select from (select usuario_id from matriculas where curso_id = c.id
                     union all select usuario_id from avance_de_siempre where curso_id = c.id) a
          join usuarios on ${usuariosTable.id} = a.usuario_id where ${personasDeSiempreSql(...personas)})
       order by c.titulo, c.id limit ${MAXIMO}`),
  ]);
  return { grupos: grupos.rows, cursos: cursos.rows };
}
