import type { Actor } from '@catedra/shared/core/actor.ts';
import type { ConsultaDePeticiones, PeticionPorDecidir } from '@catedra/shared/perfiles/peticiones.ts';
import { sql } from 'drizzle-orm';
import { LO_PEDIDO } from '#features/perfiles/peticiones/avisos.ts';
import { losQueDanYVenSql } from '#features/perfiles/quien-da.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

/** What waits for somebody who may give it, the oldest first; nothing for whoever may give none. */
export async function leerPeticiones(
  db: Database,
  actor: Actor,
  { usuarioId, limite }: ConsultaDePeticiones,
): Promise<{ peticiones: PeticionPorDecidir[] }> {
  const { rows } = await db.execute<PeticionPorDecidir & Record<string, unknown>>(sql`
    select p.id, json_build_object('id', u.id, 'nombre', u.nombre, 'apellidos', u.apellidos, 'foto', u.foto, 'perfil', u.perfil)
             as persona, p.permiso, p.nota, ${isoSql(sql`p.en`)} as en
      from peticiones_de_permiso p join usuarios u on u.id = p.usuario_id and u.fecha_baja is null
     where p.estado = 'espera' and (${usuarioId ?? null}::uuid is null or p.usuario_id = ${usuarioId ?? null})
       and ${actor.id} in (${losQueDanYVenSql(sql`p.usuario_id`, LO_PEDIDO)})
     order by p.en, p.id limit ${limite}`);
  return { peticiones: rows };
}
