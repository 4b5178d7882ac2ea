import type { Pedido } from '@catedra/shared/informes/declarar.ts';
import type { FilaDeInforme, PaginaDeInforme } from '@catedra/shared/informes/schemas.ts';
import type { Valores } from '@catedra/shared/campos/tipos.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Consulta, Leida } from '#features/informes/motor/consulta.ts';
import { type CamposPedidos, type Lectura, valoresDe, valoresSql } from '#features/reportes/offers.ts';
import { countRows, orderSql } from '#platform/db/json-page.ts';
import type { Database } from '#platform/db/pool.ts';
import { readStretches } from '#platform/db/sorting.ts';

const NINGUNO: CamposPedidos = { where: undefined, columnas: [] };

interface Trozo {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

const propiosDe = ({ informe }: Consulta, { actor, propios = NINGUNO }: Lectura): SQL =>
  informe.campos && propios.columnas.length > 0 ? sql`, ${valoresSql(actor, propios)} as valores` : sql``;

function camposDe({ informe }: Consulta, { actor, propios = NINGUNO }: Lectura, row: Leida) {
  if (!informe.campos || propios.columnas.length === 0) return {};
  const fila = { usuarioId: String(row['usuarioId']), valores: row['valores'] as Valores | null };
  return { campos: valoresDe(actor, propios, fila) };
}

/** One page of a report, from where the cursor stands. */
export async function leerFilas(
  db: Database,
  una: Consulta,
  lectura: Lectura,
  pedido: Pedido,
  { cursor, limite }: Trozo,
): Promise<{ readonly datos: readonly FilaDeInforme[]; readonly siguiente: string | null }> {
  const { leida = (row: Leida) => row } = una;
  const { rows, siguiente } = await readStretches<Leida>(
    db,
    {
      ...una.orden(lectura),
      readPage: async (on, where, order, limit) => {
        const { rows: leidas } = await on.execute(sql`
          select ${una.seleccion(lectura, pedido)}${propiosDe(una, lectura)}
            ${una.origen(lectura, pedido)}
           where ${where ?? sql`true`} order by ${orderSql(order)} limit ${limit}`);
        return leidas.map(leida);
      },
    },
    una.donde(lectura, pedido),
    {
      orden: pedido.orden ?? una.informe.orden.clave,
      ...(cursor !== undefined && { cursor }),
      limite,
      inIndex: false,
      ...(lectura.propios?.keys && { keys: lectura.propios.keys }),
    },
  );
  const hechas = rows.map((row) => una.fila(row, lectura));
  const filas = una.completar ? await una.completar(db, lectura, hechas) : hechas;
  return {
    datos: filas.map((fila, i) => ({ ...fila, ...camposDe(una, lectura, rows[i] ?? {}) })),
    siguiente,
  };
}

const contar = (db: Database, una: Consulta, lectura: Lectura, pedido: Pedido) =>
  countRows(db, sql`${una.origen(lectura, pedido)} where ${una.donde(lectura, pedido) ?? sql`true`}`);

export async function leerPagina(
  db: Database,
  una: Consulta,
  lectura: Lectura,
  pedido: Pedido,
  { total, ...trozo }: Trozo & { readonly total?: boolean | undefined },
): Promise<PaginaDeInforme> {
  const [pagina, cuantas] = await Promise.all([
    leerFilas(db, una, lectura, pedido, trozo),
    total ? contar(db, una, lectura, pedido) : undefined,
  ]);
  return { ...pagina, ...(cuantas && { total: cuantas }) };
}
