import type { Actor } from '@catedra/shared/core/actor.ts';
import { type Accion, enSusGrupos, type Permiso } from '@catedra/shared/core/permisos.ts';
import { PERFIL_DEV } from '@catedra/shared/perfiles/permisos.ts';
import type { QuienesDan } from '@catedra/shared/perfiles/schemas.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { type SQL, sql } from 'drizzle-orm';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { enActivoSql } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

const CUANTAS = 3;

const EN_TODO = sql`array(select x from unnest(g.permisos) x where x not like '%:grupos')`;
const EN_GRUPOS = sql`array(select x || ':grupos' from unnest(g.permisos) x where x not like '%:grupos')`;

/** Nobody acts on who can do more: by profile, or in groups that they don't tutor. As `quienNoPuedeMas`, from the other side. */
const noPuedeMas = (usuarioId: string): SQL => sql`(suyo.permisos <@ (${EN_TODO} || ${EN_GRUPOS})
  or (suyo.permisos <@ (g.permisos || ${EN_GRUPOS}) and not exists (
    select from grupo_tutores mio where mio.usuario_id = ${usuarioId} and not exists (
      select from grupo_tutores t where t.usuario_id = usuarios.id and t.grupo_id = mio.grupo_id))))`;

const tiene = (permiso: Permiso): SQL => sql`${permiso} = any(g.permisos)`;

/** Through a group that they tutor and that somebody is in. */
const tutorizaA = (usuarioId: string): SQL => sql`exists (
  select from grupo_tutores t join miembros_vigentes m on m.grupo_id = t.grupo_id and m.usuario_id = ${usuarioId}
   where t.usuario_id = usuarios.id)`;

/**
 * Who could give the actor one of these permissions, the most able first and whoever develops the academy last: whoever holds
 * it and may give them another profile, or write theirs anew. Only those whom the actor may see are told.
 */
export async function leerQuienDa(
  db: Database,
  actor: Actor,
  permisos: readonly Accion[],
): Promise<QuienesDan> {
  const visible = scopeSql(usuariosBinding, usuarios.policy.read(actor)) ?? sql`true`;
  const cualquiera = permisos.flatMap((accion) => [
    accion,
    ...[enSusGrupos(accion)].filter((x) => x !== null),
  ]);
  const { rows } = await db.execute<QuienesDan['personas'][number] & Record<string, unknown>>(sql`
    select usuarios.id, usuarios.nombre, usuarios.apellidos, usuarios.foto, usuarios.perfil, usuarios.correo
      from usuarios
      join perfiles g on g.nombre = usuarios.perfil
      join perfiles suyo on suyo.nombre = ${actor.perfil}
     where usuarios.id <> ${actor.id} and ${enActivoSql(sql`usuarios`)} and ${visible}
       and g.permisos && ${sql.param(cualquiera)}::text[] and ${noPuedeMas(actor.id)}
       and (${tiene('usuarios:editar')}
            or (${tiene('usuarios:editar:grupos')} and ${tutorizaA(actor.id)})
            or (${tiene('perfiles:editar')} and not suyo.sistema))
     order by usuarios.perfil = ${PERFIL_DEV}, cardinality(g.permisos) desc, usuarios.apellidos, usuarios.nombre, usuarios.id limit ${CUANTAS}`);
  return { personas: rows };
}
