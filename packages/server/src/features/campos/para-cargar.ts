import type { Actor } from '@catedra/shared/core/actor.ts';
import { rellenaAlCrear } from '@catedra/shared/campos/policy.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import type { CampoPropio } from '@catedra/shared/cargas/campos.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { sql } from 'drizzle-orm';
import { leerTodos } from '#features/campos/queries.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** The fields that a file of people may fill in, as far as whoever uploads it may. */
export const camposParaCargar = async (db: Database | Tx, actor: Actor): Promise<Campo[]> =>
  (await leerTodos(db)).filter((campo) => rellenaAlCrear(actor, campo));

/** Who has each of these values that don't repeat: `campo:<id>` and value → person. */
export async function leerDueños(
  db: Database | Tx,
  pares: readonly (readonly [CampoPropio, string])[],
): Promise<Map<string, string>> {
  if (pares.length === 0) return new Map();
  const { rows } = await db.execute<{ clave: string; usuario_id: string }>(sql`
    select 'campo:' || campo_id || ':' || valor as clave, usuario_id from campo_unicos
     where (campo_id, valor) in (
       select substr(dato, 7)::uuid, valor
         from unnest(${sql.param(pares.map(([dato]) => dato))}::text[], ${sql.param(pares.map(([, valor]) => valor))}::text[])
           as x (dato, valor))`);
  return new Map(rows.map(({ clave, usuario_id: id }) => [clave, id]));
}

/** Whom each of these texts means, among those the actor sees: by what they come in with, their document or their whole name. */
export async function leerNombradas(
  db: Database | Tx,
  binding: Binding,
  actor: Actor,
  textos: readonly string[],
): Promise<Map<string, string>> {
  if (textos.length === 0) return new Map();
  const { rows } = await db.execute<{ texto: string; id: string }>(sql`
    select x.texto, min(usuarios.id::text) as id from unnest(${sql.param([...new Set(textos)])}::text[]) x (texto)
      join usuarios on lower(usuarios.correo) = lower(x.texto) or lower(usuarios.usuario) = lower(x.texto)
        or usuarios.documento = x.texto or llano(usuarios.nombre || ' ' || usuarios.apellidos) = llano(x.texto)
     where ${scopeSql(binding, usuarios.policy.read(actor)) ?? sql`true`}
     group by x.texto having count(*) = 1`);
  return new Map(rows.map(({ texto, id }) => [texto, id]));
}
