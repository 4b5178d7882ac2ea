import { type SQL, sql } from 'drizzle-orm';
import { loDeTodosSql, loOtorgableSql } from '#features/sesion/offers.ts';
import { enActivoSql } from '#features/usuarios/table.ts';

/** Nobody acts on who can do more: by profile, or in groups that they don't tutor. As `quienNoPuedeMas`, from the other side. */
const noPuedeMas = (usuarioId: SQL): SQL => sql`(suyo.permisos <@ ${loDeTodosSql(sql`g.permisos`)}
  or (suyo.permisos <@ ${loOtorgableSql(sql`g.permisos`)} and not exists (
    select from grupo_tutores mio where mio.usuario_id = ${usuarioId} and not exists (
      select from grupo_tutores t where t.usuario_id = usuarios.id and t.grupo_id = mio.grupo_id))))`;

/** Through a group that they tutor and that somebody is in. */
const tutorizaA = (usuarioId: SQL): SQL => sql`exists (
  select from grupo_tutores t join miembros_vigentes m on m.grupo_id = t.grupo_id and m.usuario_id = ${usuarioId}
   where t.usuario_id = usuarios.id)`;

/** Who of `usuarios`, with their profile `g`, could give somebody with profile `suyo` one of these permissions. */
export const losQueDanSql = (usuarioId: SQL, permisos: SQL): SQL => sql`
  from usuarios join perfiles g on g.nombre = usuarios.perfil
  join perfiles suyo on suyo.nombre = (select pide.perfil from usuarios pide where pide.id = ${usuarioId})
 where usuarios.id <> ${usuarioId} and ${enActivoSql(sql`usuarios`)}
   and g.permisos && ${permisos} and ${noPuedeMas(usuarioId)}
   and ('usuarios:editar' = any(g.permisos)
        or ('usuarios:editar:grupos' = any(g.permisos) and ${tutorizaA(usuarioId)})
        or ('perfiles:editar' = any(g.permisos) and not suyo.sistema))`;

/** Of those, who sees whoever asks: the others would be told of somebody they may not see. */
export const losQueDanYVenSql = (usuarioId: SQL, permisos: SQL): SQL => sql`
  select usuarios.id ${losQueDanSql(usuarioId, permisos)}
     and ('usuarios:ver' = any(g.permisos) or ('usuarios:ver:grupos' = any(g.permisos) and ${tutorizaA(usuarioId)})
          or ('usuarios:ver:equipo' = any(g.permisos) and ${usuarioId} in (select equipo_de(array[usuarios.id]))))`;
