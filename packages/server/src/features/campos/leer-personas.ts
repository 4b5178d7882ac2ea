import type { Actor } from '@catedra/shared/core/actor.ts';
import { vistaDeCampo } from '@catedra/shared/campos/policy.ts';
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

/** Who is named by the fields that the reader sees of these people: seeing the field is seeing the name. */
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
    select n.id, trim(n.nombre || ' ' || n.apellidos) as nombre from usuarios n
     where n.fecha_baja is null and n.id in (
       select valor::uuid from usuarios, jsonb_each_text(usuarios.campos) v (campo, valor)
        where usuarios.id = any(${sql.param(ids)}::uuid[])
          and ${scopeSql(binding, usuarios.policy.read(actor)) ?? sql`true`}
          and campo = any(case when usuarios.id = ${actor.id} then ${lista(propios)} else ${lista(otros)} end))`);
  return Object.fromEntries(rows.map(({ id, nombre }) => [id, nombre]));
}
