import type { FormatoDeHoja } from '@catedra/shared/core/hojas.ts';
import type { FiltrosDeProgreso } from '@catedra/shared/reportes/schemas.ts';
import type { Readable } from 'node:stream';
import { filtrosEnPalabras } from '#features/reportes/filtros-en-palabras.ts';
import type { Lectura } from '#features/reportes/filtros.ts';
import { hojaDeLista } from '#features/reportes/hoja-de-lista.ts';
import { columnasDeProgreso } from '#features/reportes/hoja-de-progreso.ts';
import { leerFilas } from '#features/reportes/leer-progreso.ts';
import type { Database } from '#platform/db/pool.ts';

const POR_PAGINA = 2000;

/** The whole list as a file. */
export const exportarProgreso = (
  db: Database,
  lectura: Lectura,
  filtros: FiltrosDeProgreso,
  { zona, formato }: { readonly zona: string; readonly formato: FormatoDeHoja },
): Promise<Readable> =>
  hojaDeLista(
    db,
    lectura,
    {
      titulo: 'Progreso',
      columnas: columnasDeProgreso(zona, lectura.propios?.columnas ?? []),
      leer: (cursor) => leerFilas(db, lectura, filtros, { cursor, limite: POR_PAGINA }),
      persona: ({ usuarioId }) => usuarioId,
      pedido: () => filtrosEnPalabras(db, lectura, filtros),
    },
    { zona, formato },
  );
