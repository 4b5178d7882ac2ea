import type { Actor } from '@catedra/shared/core/actor.ts';
import { PERSONA_FUERA_DE_LA_VISTA } from '@catedra/shared/campos/formato.ts';
import { vistaDeCampo } from '@catedra/shared/campos/policy.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { type SQL, sql } from 'drizzle-orm';
import { leerTodos } from '#features/campos/queries.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

interface Nombrada extends Record<string, unknown> {
  id: string;
  nombre: string;
}

const lista = (ids: readonly string[]): SQL => sql`${sql.param(ids)}::text[]`;

/** Those whom the reader may see, and those whom the fields of their own record name to them: everybody is told who theirs are. */
export const seNombra = (binding: Binding, actor: Actor, campos: readonly Campo[]): SQL => {
  const propios = campos
    .filter((campo) => campo.tipo === 'persona' && vistaDeCampo(actor, campo, true) !== 'no')
    .map(({ id }) => id);
  const visible = scopeSql(binding, usuarios.policy.read(actor)) ?? sql`true`;
  return sql`(${visible} or usuarios.id::text in (
    select suyos.valor from usuarios yo, jsonb_each_text(yo.campos) suyos (campo, valor)
     where yo.id = ${actor.id} and suyos.campo = any(${lista(propios)})))`;
};

/** Who is named by the fields that the reader sees of these people; of whoever they may not see, only that there is somebody. */
export async function leerPersonas(
  db: Database,
  binding: Binding,
  actor: Actor,
  ids: readonly string[],
): Promise<Record<string, string>> {
  const dePersona = (await leerTodos(db)).filter(({ tipo }) => tipo === 'persona');
  const vistos = (suya: boolean) =>
    dePersona.filter((campo) => vistaDeCampo(actor, campo, suya) !== 'no').map(({ id }) => id);
  const [otros, propios] = [vistos(false), vistos(true)];
  if (ids.length === 0 || (otros.length === 0 && propios.length === 0)) return {};
  const { rows } = await db.execute<Nombrada>(sql`
    select usuarios.id, case when ${seNombra(binding, actor, dePersona)}
             then trim(usuarios.nombre || ' ' || usuarios.apellidos) else ${PERSONA_FUERA_DE_LA_VISTA} end as nombre
      from usuarios
     where usuarios.fecha_baja is null and usuarios.id in (
       select valor::uuid from usuarios, jsonb_each_text(usuarios.campos) v (campo, valor)
        where usuarios.id = any(${sql.param(ids)}::uuid[])
          and ${scopeSql(binding, usuarios.policy.read(actor)) ?? sql`true`}
          and campo = any(case when usuarios.id = ${actor.id} then ${lista(propios)} else ${lista(otros)} end))`);
  return Object.fromEntries(rows.map(({ id, nombre }) => [id, nombre]));
}
