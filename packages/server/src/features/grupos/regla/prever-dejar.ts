import type { Actor } from '@catedra/shared/core/actor.ts';
import { type PlazosPasados, SIN_PLAZOS_PASADOS } from '@catedra/shared/grupos/plazos.ts';
import { sql } from 'drizzle-orm';
import { contarPlazosPasados } from '#features/grupos/leer-plazos-pasados.ts';
import { leerContexto } from '#features/grupos/regla/contexto.ts';
import { exigirReglas, leerFila } from '#features/grupos/regla/leer-regla.ts';
import { reglaSql } from '#features/grupos/regla/regla-sql.ts';
import type { Database } from '#platform/db/pool.ts';

/** Of those kept out, whom the rule would let in past a date if they were left to it; nothing changes. */
export async function preverDejar(
  db: Database,
  actor: Actor,
  grupoId: string,
  usuarioIds: readonly string[] | undefined,
  now: Date,
): Promise<PlazosPasados> {
  await exigirReglas(db, actor, grupoId);
  const fila = await leerFila(db, grupoId);
  if (!fila) return SIN_PLAZOS_PASADOS;
  const suyas = usuarioIds ? sql`and f.usuario_id = any(${sql.param([...usuarioIds])}::uuid[])` : sql``;
  const entran = sql`
    select f.grupo_id, f.usuario_id, f.usuario_id as quien
      from grupo_fuera f join usuarios on usuarios.id = f.usuario_id
     where f.grupo_id = ${grupoId} ${suyas} and ${reglaSql(fila.regla, await leerContexto(db, now))}`;
  return contarPlazosPasados(db, actor, entran, now);
}
