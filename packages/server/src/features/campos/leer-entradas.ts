import type { Campo } from '@catedra/shared/campos/schemas.ts';
import type { Valores } from '@catedra/shared/campos/tipos.ts';
import { inArray, sql } from 'drizzle-orm';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Database } from '#platform/db/pool.ts';

/** What each of the people whom these fields name comes in with: by it the upload finds them again. */
export async function leerEntradas(
  db: Database,
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
  const { id, correo, usuario } = usuariosTable;
  const rows = await db
    .select({ id, entra: sql<string | null>`coalesce(${correo}, ${usuario})` })
    .from(usuariosTable)
    .where(inArray(id, [...ids]));
  return Object.fromEntries(rows.flatMap((row) => (row.entra ? [[row.id, row.entra]] : [])));
}
