import { SEPARADOR_DE_GRUPOS } from '@catedra/shared/cargas/campos.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import type { PlazosPasados } from '@catedra/shared/grupos/plazos.ts';
import { type SQL, sql } from 'drizzle-orm';
import { encontrarCarga } from '#features/cargas/queries.ts';
import { contarPlazosPasados } from '#features/grupos/offers.ts';
import type { Database } from '#platform/db/pool.ts';

/** Who of the file would come into which groups, as the revision left its rows. */
export async function entradasDeCarga(db: Database, actor: Actor, id: string): Promise<SQL> {
  await encontrarCarga(db, actor, id);
  return sql`select g.id as grupo_id, f.usuario_id, f.linea as quien
          from carga_filas f cross join lateral unnest(string_to_array(f.cambios -> 'grupos' ->> 1, ${SEPARADOR_DE_GRUPOS})) as x (nombre)
          join grupos g on llano(g.nombre) = llano(x.nombre)
         where f.carga_id = ${id} and f.estado in ('nueva', 'cambia') and f.resultado is null`;
}

/** Who of them would come into a course once its date has passed. */
export async function leerPlazosDeCarga(
  db: Database,
  actor: Actor,
  id: string,
  now: Date,
): Promise<PlazosPasados> {
  return contarPlazosPasados(db, actor, await entradasDeCarga(db, actor, id), now);
}
