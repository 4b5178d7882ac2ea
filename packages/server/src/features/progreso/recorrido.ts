import { disponibilidadDe } from '@catedra/shared/aprendizaje/disponibilidad.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import type { Paso, Recorrido } from '@catedra/shared/progreso/paso.ts';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { gruposTable } from '#features/grupos/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** The zone whose calendar and clock are a person's. */
export const zonaDe = (usuarioId: string, academia: string): SQL<string> =>
  sql`coalesce((select u.zona_horaria from usuarios u where u.id = ${usuarioId}), ${academia})`;

/** Names of the groups that some of these activities ask for. */
export async function leerNombresDeGrupos(
  db: Database | Tx,
  pasos: readonly Pick<Paso, 'requisitos'>[],
): Promise<Recorrido['grupos']> {
  const ids: string[] = [];
  for (const { requisitos } of pasos)
    for (const una of requisitos.condiciones) if (una.tipo === 'grupo') ids.push(una.grupoId);
  if (ids.length === 0) return {};
  const filas = await db
    .select({ id: gruposTable.id, nombre: gruposTable.nombre })
    .from(gruposTable)
    .where(inArray(gruposTable.id, ids));
  return Object.fromEntries(filas.map(({ id, nombre }) => [id, nombre]));
}

interface CursoDelRecorrido {
  readonly estado: Parameters<typeof disponibilidadDe>[0]['estado'];
  readonly iniciaEn: string | null;
  readonly terminaEn: string | null;
  readonly secuencial: boolean;
  readonly zona: string;
}

/** What decides which activities of a course are open to someone now. */
export const recorridoDe = (
  { grupoIds }: Pick<Actor, 'grupoIds'>,
  curso: CursoDelRecorrido,
  grupos: Recorrido['grupos'],
  now: Date,
): Recorrido => ({
  secuencial: curso.secuencial,
  empezado: disponibilidadDe(curso, now) !== 'sin_empezar',
  ahora: now.toISOString(),
  zona: curso.zona,
  grupoIds,
  grupos,
});
