import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { aQuienSigue } from '@catedra/shared/participantes/rules.ts';
import type { AtascadosEnCurso } from '@catedra/shared/participantes/schemas.ts';
import { sql } from 'drizzle-orm';
import { atascadosSql } from '#features/participantes/excepciones.ts';
import { cursoVisible } from '#features/participantes/origen.ts';
import type { Database } from '#platform/db/pool.ts';

/** How many can't finish a course because of what closed, and by each activity: those to whom reopening it would reach. */
export async function leerAtascados(
  db: Database,
  actor: Actor,
  cursoId: string,
  now: Date,
): Promise<AtascadosEnCurso> {
  if (aQuienSigue(actor) === false) throw sinPermiso();
  await cursoVisible(db, actor, cursoId);
  const { rows } = await db.execute<{ id: string | null; personas: number; dentro: number }>(sql`
    select t.actividad_id as id, count(distinct t.usuario_id)::int as personas,
           count(distinct i.usuario_id)::int as dentro
      from (${atascadosSql(actor, cursoId, now)}) t
      left join intentos i on i.actividad_id = t.actividad_id and i.usuario_id = t.usuario_id
                          and i.estado in ('en_curso', 'vencido')
     group by rollup (t.actividad_id)`);
  const porActividad = (cuantas: (row: (typeof rows)[number]) => number) =>
    Object.fromEntries(
      rows.flatMap((row) => (row.id && cuantas(row) > 0 ? [[row.id, cuantas(row)] as const] : [])),
    );
  return {
    personas: rows.find(({ id }) => id === null)?.personas ?? 0,
    porActividad: porActividad(({ personas }) => personas),
    conIntentoAbierto: porActividad(({ dentro }) => dentro),
  };
}
