import type { CeldasDe, Informe, PedidoDe } from '@catedra/shared/informes/declarar.ts';
import type { ResumenDeInforme } from '@catedra/shared/informes/schemas.ts';
import type { SQL } from 'drizzle-orm';
import type { Lectura } from '#features/reportes/offers.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Sortable } from '#platform/db/sorting.ts';

export type Leida = Readonly<Record<string, unknown>>;

/** A row as its cells, before what is read once for the whole page is put into them. */
export interface FilaHecha<I extends Informe> {
  readonly id: string;
  readonly celdas: CeldasDe<I>;
}

/** How a report is read from the database: its rows, their order, and what it found out of all of them. */
export interface Consulta<I extends Informe = Informe, R extends Leida = Leida> {
  readonly informe: I;
  readonly origen: (lectura: Lectura, pedido: PedidoDe<I>) => SQL;
  readonly donde: (lectura: Lectura, pedido: PedidoDe<I>) => SQL | undefined;
  /** What is read of each row, the keys of every order among it. */
  readonly seleccion: (lectura: Lectura, pedido: PedidoDe<I>) => SQL;
  readonly orden: (lectura: Lectura) => Sortable;
  /** A row as it is kept in cursors: moments as text. */
  readonly leida?: (row: R) => R;
  readonly fila: (row: R, lectura: Lectura) => FilaHecha<I>;
  /** What is read once for all the rows of a page. */
  readonly completar?: (
    db: Database,
    lectura: Lectura,
    filas: readonly FilaHecha<I>[],
  ) => Promise<readonly FilaHecha<I>[]>;
  readonly resumir: (
    db: Database,
    lectura: Lectura,
    pedido: PedidoDe<I>,
  ) => Promise<Omit<ResumenDeInforme, 'en'>>;
}

/** The one way in which all of them are kept in one list, each with its own rows inside. */
export const consulta = <const I extends Informe, R extends Leida>(una: Consulta<I, R>): Consulta =>
  una as unknown as Consulta;
