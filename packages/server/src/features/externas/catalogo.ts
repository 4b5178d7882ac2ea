import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { puedeEscribirCatalogo, puedeRegistrarExternas } from '@catedra/shared/externas/policy.ts';
import type { EntradaDeCatalogo } from '@catedra/shared/externas/schemas.ts';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { catalogoExternoTable, externasTable } from '#features/externas/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { qualified } from '#platform/db/qualified.ts';

export type FilaDeCatalogo = typeof catalogoExternoTable.$inferSelect;

export function exigirEscribir(actor: Actor): void {
  if (!puedeEscribirCatalogo(actor)) throw sinPermiso();
}

const deCatalogo = (db: Database | Tx, where?: SQL) =>
  db
    .select({
      fila: catalogoExternoTable,
      registros: sql<number>`(select count(*)::int from ${externasTable} e
        where e.entrada_id = ${qualified(catalogoExternoTable.id)} and e.retirada_en is null)`,
    })
    .from(catalogoExternoTable)
    .where(where)
    .orderBy(asc(catalogoExternoTable.titulo), asc(catalogoExternoTable.id));

type Leida = Awaited<ReturnType<typeof deCatalogo>>[number];

const entradaDe = ({ fila, registros }: Leida): EntradaDeCatalogo => ({
  id: fila.id,
  version: fila.version,
  titulo: fila.titulo,
  horas: fila.horas,
  validezMeses: fila.validezMeses,
  validezDia: fila.validezDia,
  validezMinimoMeses: fila.validezMinimoMeses,
  retirada: fila.retiradaEn !== null,
  registros,
});

/** By their titles, with those that nobody is given any more. */
export async function leerCatalogo(db: Database, actor: Actor): Promise<EntradaDeCatalogo[]> {
  if (!puedeRegistrarExternas(actor)) throw sinPermiso();
  return (await deCatalogo(db)).map(entradaDe);
}

export async function leerEntrada(tx: Tx, id: string): Promise<EntradaDeCatalogo> {
  const [una] = await deCatalogo(tx, eq(catalogoExternoTable.id, id));
  if (!una) throw noEncontrado();
  return entradaDe(una);
}
