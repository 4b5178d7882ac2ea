import { PERSONA_FUERA_DE_LA_VISTA } from '@catedra/shared/campos/formato.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import type { Valores } from '@catedra/shared/campos/tipos.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { inArray, sql } from 'drizzle-orm';
import { seNombra } from '#features/campos/leer-personas.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

/**
 * What each of the people whom these fields name comes in with: by it the upload finds them again. Of whoever is out of the
 * reader's sight, that there is somebody: the upload finds nobody by that, and leaves what there was.
 */
export async function leerEntradas(
  db: Database,
  binding: Binding,
  actor: Actor,
  campos: readonly Campo[],
  personas: readonly { readonly campos?: Valores }[],
): Promise<Record<string, string>> {
  const dePersona = campos.filter(({ tipo }) => tipo === 'persona');
  const ids = new Set(
    personas.flatMap(({ campos: suyos }) =>
      dePersona.flatMap(({ id }) => (suyos?.[id] ? [String(suyos[id])] : [])),
    ),
  );
  if (ids.size === 0) return {};
  const { id, correo, usuario, nombre, apellidos, fechaBaja } = usuariosTable;
  const visible = scopeSql(binding, usuarios.policy.read(actor)) ?? sql`true`;
  const rows = await db
    .select({
      id,
      entra: sql<string | null>`case when ${visible} then coalesce(${correo}, ${usuario})
        when ${fechaBaja} is not null or ${seNombra(binding, actor, dePersona)} then trim(${nombre} || ' ' || ${apellidos})
        else ${PERSONA_FUERA_DE_LA_VISTA} end`,
    })
    .from(usuariosTable)
    .where(inArray(id, [...ids]));
  return Object.fromEntries(rows.flatMap((row) => (row.entra ? [[row.id, row.entra]] : [])));
}
