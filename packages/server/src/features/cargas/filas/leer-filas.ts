import type { Actor } from '@catedra/shared/core/actor.ts';
import { and, asc, eq, gt, isNotNull, ne, type SQL } from 'drizzle-orm';
import { aLaVista } from '#features/cargas/filas/a-la-vista.ts';
import { encontrarCarga } from '#features/cargas/queries.ts';
import { cargaFilasTable as filas } from '#features/cargas/table.ts';
import { cutPage } from '#platform/db/keyset.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

const FILTROS: Readonly<Record<string, SQL | undefined>> = {
  nueva: eq(filas.estado, 'nueva'),
  cambia: eq(filas.estado, 'cambia'),
  igual: eq(filas.estado, 'igual'),
  error: eq(filas.estado, 'error'),
  descartada: eq(filas.estado, 'descartada'),
  aviso: and(isNotNull(filas.avisos), ne(filas.estado, 'descartada')),
  creada: eq(filas.resultado, 'creada'),
  actualizada: eq(filas.resultado, 'actualizada'),
  fallida: eq(filas.resultado, 'fallida'),
  conservada: and(isNotNull(filas.deshecha), ne(filas.deshecha, 'si')),
};

export const seleccionar = (db: Database | Tx, cargaId: string, which: SQL | undefined, limite: number) =>
  db
    .select()
    .from(filas)
    .where(and(eq(filas.cargaId, cargaId), which))
    .orderBy(asc(filas.linea))
    .limit(limite);

interface Consulta {
  readonly estado?: string | undefined;
  readonly cursor: number;
  readonly limite: number;
}

/** A page of rows, by line. */
export async function leerFilas(db: Database, actor: Actor, cargaId: string, consulta: Consulta) {
  const carga = await encontrarCarga(db, actor, cargaId);
  const { estado, cursor, limite } = consulta;
  const filtro = estado ? FILTROS[estado] : undefined;
  const rows = await seleccionar(db, cargaId, and(gt(filas.linea, cursor), filtro), limite + 1);
  return cutPage(await aLaVista(db, actor, carga, rows), limite, ({ linea }) => linea);
}
