import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Embudo } from '@catedra/shared/participantes/schemas.ts';
import { aQuienSigue } from '@catedra/shared/participantes/rules.ts';
import { sql } from 'drizzle-orm';
import { llegoSql } from '#features/participantes/asignaciones.ts';
import { leerCamino } from '#features/participantes/camino.ts';
import { cursoVisible, quienesSql } from '#features/participantes/origen.ts';
import type { Database } from '#platform/db/pool.ts';

/** The same people as the list without filters, counted by how far they came. */
export async function leerEmbudo(db: Database, actor: Actor, cursoId: string): Promise<Embudo> {
  const scope = aQuienSigue(actor);
  if (scope === false) throw sinPermiso();
  await cursoVisible(db, actor, cursoId);
  const camino = (await leerCamino(db, cursoId)).map(({ id, titulo }) => ({ id, titulo }));
  const { rows } = await db.execute<Omit<Embudo, 'camino'> & Record<string, unknown>>(sql`
    select count(*)::int as personas, count(*) filter (where ${llegoSql('empezado')})::int as empezado,
           count(*) filter (where ${llegoSql('mitad')})::int as mitad,
           count(*) filter (where ${llegoSql('terminado')})::int as terminado
      from matriculas a join usuarios on usuarios.id = a.usuario_id
     where a.curso_id = ${cursoId} and ${quienesSql(scope)}`);
  const [cuantas = { personas: 0, empezado: 0, mitad: 0, terminado: 0 }] = rows;
  return { camino, ...cuantas };
}
