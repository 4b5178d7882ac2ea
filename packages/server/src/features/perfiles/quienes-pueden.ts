import { type Accion, enSusGrupos } from '@catedra/shared/core/permisos.ts';
import { type SQL, sql } from 'drizzle-orm';
import { enActivoSql } from '#features/usuarios/table.ts';

/** What it would be done to, as `SOBRE` says it of each permission. */
type A = { readonly persona: SQL } | { readonly curso: SQL };

const enUnGrupoSuyo = (a: A): SQL =>
  'persona' in a
    ? sql`select from grupo_tutores t join miembros_vigentes m on m.grupo_id = t.grupo_id and m.usuario_id = ${a.persona}
           where t.usuario_id = u.id`
    : sql`select from grupo_tutores t join grupo_cursos gc on gc.grupo_id = t.grupo_id and gc.curso_id = ${a.curso}
            join grupos g on g.id = t.grupo_id and g.estado = 'activo' where t.usuario_id = u.id`;

const puedeSql = (accion: Accion, a: A): SQL => {
  const limitado = enSusGrupos(accion);
  const enTodo = sql`${accion} = any(p.permisos)`;
  return limitado === null
    ? enTodo
    : sql`(${enTodo} or (${limitado} = any(p.permisos) and exists (${enUnGrupoSuyo(a)})))`;
};

/** Of those who can come in, the ids of who may do all of this to somebody, or to something of a course. */
export const quienesPuedenSql = (acciones: readonly Accion[], a: A): SQL => sql`
  select u.id from usuarios u join perfiles p on p.nombre = u.perfil
   where ${enActivoSql(sql`u`)} and ${sql.join(
     acciones.map((accion) => puedeSql(accion, a)),
     sql` and `,
   )}`;
