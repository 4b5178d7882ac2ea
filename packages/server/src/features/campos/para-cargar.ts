import type { Actor } from '@catedra/shared/core/actor.ts';
import { rellenaAlCrear } from '@catedra/shared/campos/policy.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import type { CampoPropio } from '@catedra/shared/cargas/campos.ts';
import type { Dueño } from '@catedra/shared/cargas/emparejar.ts';
import { enOrden } from '@catedra/shared/cargas/nombres.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { sql } from 'drizzle-orm';
import { leerTodos } from '#features/campos/queries.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** The fields that a file of people may fill in: those that whoever uploads it may, and sees in others. */
export const camposParaCargar = async (db: Database | Tx, actor: Actor): Promise<Campo[]> =>
  (await leerTodos(db)).filter((campo) => rellenaAlCrear(actor, campo));

/** Who has each of these values that don't repeat: `campo:<id>` and value → person, and whether the actor sees them. */
export async function leerDueños(
  db: Database | Tx,
  binding: Binding,
  actor: Actor,
  pares: readonly (readonly [CampoPropio, string])[],
): Promise<Map<string, Dueño>> {
  if (pares.length === 0) return new Map();
  const { rows } = await db.execute<Dueño & { clave: string } & Record<string, unknown>>(sql`
    select 'campo:' || campo_id || ':' || valor as clave, usuario_id as id, exists (
             select from usuarios where usuarios.id = usuario_id
                and ${scopeSql(binding, usuarios.policy.read(actor)) ?? sql`true`}) as "aLaVista"
      from campo_unicos
     where (campo_id, valor) in (
       select substr(dato, 7)::uuid, valor
         from unnest(${sql.param(pares.map(([dato]) => dato))}::text[], ${sql.param(pares.map(([, valor]) => valor))}::text[])
           as x (dato, valor))`);
  return new Map(rows.map(({ clave, id, aLaVista }) => [clave, { id, aLaVista }]));
}

/**
 * Whom each of these texts means, among those the actor sees: by what they come in with, their document, their whole name
 * or, of the fields given, a value that nobody else has. Whoever could be two people is nobody.
 */
export async function leerNombradas(
  db: Database | Tx,
  binding: Binding,
  actor: Actor,
  textos: readonly string[],
  unicos: readonly string[],
): Promise<Map<string, string>> {
  if (textos.length === 0) return new Map();
  const distintos = [...new Set(textos)];
  const { rows } = await db.execute<{ texto: string; id: string }>(sql`
    with x as (select * from unnest(${sql.param(distintos)}::text[], ${sql.param(distintos.map(enOrden))}::text[]) x (texto, nombre)),
    halladas as (
      select x.texto, u.id from x join usuarios u on lower(u.correo) = lower(x.texto)
      union select x.texto, u.id from x join usuarios u on lower(u.usuario) = lower(x.texto)
      union select x.texto, u.id from x cross join usuarios_con_documento(array[clave_de_documento(x.texto)]) u (id)
      union select x.texto, u.id from x join usuarios u on llano(u.nombre || ' ' || u.apellidos) = llano(x.nombre)
      union select x.texto, c.usuario_id from x join campo_unicos c
        on c.valor = lower(x.texto) and c.campo_id = any(${sql.param(unicos)}::uuid[]))
    select halladas.texto, min(usuarios.id::text) as id from halladas join usuarios on usuarios.id = halladas.id
     where ${scopeSql(binding, usuarios.policy.read(actor)) ?? sql`true`}
     group by halladas.texto having count(*) = 1`);
  return new Map(rows.map(({ texto, id }) => [texto, id]));
}
