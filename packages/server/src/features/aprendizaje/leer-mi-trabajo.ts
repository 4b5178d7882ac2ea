import type { MiTrabajo } from '@catedra/shared/aprendizaje/schemas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { leerQuienDaFecha } from '#features/aprendizaje/leer-quien-da-fecha.ts';
import { DE_SU_RONDA, leerEntregas } from '#features/entregas/offers.ts';
import { cargarCurso } from '#features/progreso/offers.ts';
import type { Database } from '#platform/db/pool.ts';

/** What the actor wrote in an activity they can see: a date that went by closes it, and takes nothing away. */
export async function leerMiTrabajo(
  db: Database,
  actor: Actor,
  zona: string,
  actividadId: string,
): Promise<MiTrabajo> {
  const curso = await cargarCurso(db, actor, zona, actividadId);
  const [entregas, pideFechaA] = await Promise.all([
    leerEntregas(db, sql`e.actividad_id = ${actividadId} and e.usuario_id = ${actor.id} and ${DE_SU_RONDA}`),
    leerQuienDaFecha(db, actor.id, curso.id),
  ]);
  return { entregas, pideFechaA };
}
