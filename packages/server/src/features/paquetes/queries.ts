import { actividades } from '@catedra/shared/actividades/collection.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import type { Paquete } from '@catedra/shared/paquetes/schemas.ts';
import { and, desc, eq } from 'drizzle-orm';
import { paquetesTable } from '#features/paquetes/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

export type PaqueteRow = typeof paquetesTable.$inferSelect;

const RECIENTES = 10;

/** A package makes a course and each of its parts: whoever brings one in may make them all. */
export function exigirPermiso(actor: Actor): void {
  const hace = [cursos, actividades, evaluaciones].every(({ policy }) => policy.create(actor) === true);
  if (!hace) throw sinPermiso();
}

export const comoPaquete = (row: PaqueteRow): Paquete => ({
  id: row.id,
  nombre: row.nombre,
  estado: row.estado,
  resumen: row.resumen,
  progreso: { hechos: row.hechos, total: row.total },
  cursoId: row.cursoId,
  motivo: row.motivo,
  creadoEn: row.creadoEn,
  terminadoEn: row.terminadoEn,
});

/** Somebody else's package does not exist. */
export const suyo = (actor: Actor, id: string) =>
  and(eq(paquetesTable.id, id), eq(paquetesTable.usuarioId, actor.id));

export async function leerPaquete(db: Database | Tx, actor: Actor, id: string): Promise<Paquete> {
  exigirPermiso(actor);
  const [row] = await db.select().from(paquetesTable).where(suyo(actor, id));
  if (!row) throw noEncontrado();
  return comoPaquete(row);
}

export async function leerRecientes(db: Database, actor: Actor): Promise<Paquete[]> {
  exigirPermiso(actor);
  const rows = await db
    .select()
    .from(paquetesTable)
    .where(eq(paquetesTable.usuarioId, actor.id))
    .orderBy(desc(paquetesTable.creadoEn), desc(paquetesTable.id))
    .limit(RECIENTES);
  return rows.map(comoPaquete);
}
