import { type SQL, sql } from 'drizzle-orm';
import { cargaFilasTable as filas } from '#features/cargas/table.ts';

/** The rows still to be imported whose cell in that column says just this. */
export const iguales = (cargaId: string, columna: number, texto: string): SQL => sql`
  ${filas.cargaId} = ${cargaId} and ${filas.celdas}[${sql.raw(String(Math.trunc(columna) + 1))}] = ${texto}
  and ${filas.resultado} is null and ${filas.estado} <> 'descartada'`;
