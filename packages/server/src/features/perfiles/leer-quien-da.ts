import type { Actor } from '@catedra/shared/core/actor.ts';
import { type Accion, formasDe } from '@catedra/shared/core/permisos.ts';
import { PERFIL_DEV } from '@catedra/shared/perfiles/permisos.ts';
import type { QuienesDan } from '@catedra/shared/perfiles/schemas.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { sql } from 'drizzle-orm';
import { leerUltimaMia } from '#features/perfiles/peticiones/mia.ts';
import { losQueDanSql } from '#features/perfiles/quien-da.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

const CUANTAS = 3;

/**
 * Who could give the actor one of these permissions, the most able first and whoever develops the academy last: whoever holds
 * it and may give them another profile, or write theirs anew. Only those whom the actor may see are told.
 */
export async function leerQuienDa(
  db: Database,
  actor: Actor,
  permisos: readonly Accion[],
  now: Date,
): Promise<QuienesDan> {
  const visible = scopeSql(usuariosBinding, usuarios.policy.read(actor)) ?? sql`true`;
  const cualquiera = permisos.flatMap(formasDe);
  const [{ rows }, pedida] = await Promise.all([
    db.execute<QuienesDan['personas'][number] & Record<string, unknown>>(sql`
      select usuarios.id, usuarios.nombre, usuarios.apellidos, usuarios.foto, usuarios.perfil, usuarios.correo
        ${losQueDanSql(sql`${actor.id}::uuid`, sql`${sql.param(cualquiera)}::text[]`)} and ${visible}
       order by usuarios.perfil = ${PERFIL_DEV}, cardinality(g.permisos) desc, usuarios.apellidos, usuarios.nombre, usuarios.id
       limit ${CUANTAS}`),
    leerUltimaMia(db, actor.id, permisos[0], now),
  ]);
  return { personas: rows, pedida };
}
