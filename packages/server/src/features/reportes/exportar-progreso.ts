import type { Readable } from 'node:stream';
import type { FormatoDeHoja } from '@catedra/shared/core/hojas.ts';
import { momentoDeHoja } from '@catedra/shared/fechas/en-zona.ts';
import type { FiltrosDeProgreso } from '@catedra/shared/reportes/schemas.ts';
import { leerPersonas } from '#features/campos/offers.ts';
import { filtrosEnPalabras } from '#features/reportes/filtros-en-palabras.ts';
import type { Lectura } from '#features/reportes/filtros.ts';
import type { Como } from '#features/reportes/columna-de-hoja.ts';
import { columnasDeProgreso } from '#features/reportes/hoja-de-progreso.ts';
import { leerFilas, type Pagina } from '#features/reportes/leer-progreso.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import type { Database } from '#platform/db/pool.ts';
import { type Celda, writeCsv } from '#platform/sheets/write-csv.ts';
import { writeXlsx } from '#platform/sheets/write-xlsx.ts';

const POR_PAGINA = 2000;
/** What one sheet of a workbook holds, with its headings. */
const FILAS_DE_EXCEL = 1_048_575;

const QUE_HAY = [
  { titulo: 'Qué', ancho: 28 },
  { titulo: 'Valor', ancho: 60 },
];

/** The whole list as a file, read and sent page by page; the first page comes before the first byte, so that a failure can be told. */
export async function exportarProgreso(
  db: Database,
  lectura: Lectura,
  filtros: FiltrosDeProgreso,
  { zona, formato }: { readonly zona: string; readonly formato: FormatoDeHoja },
): Promise<Readable> {
  const leer = (cursor?: string) => leerFilas(db, lectura, filtros, { cursor, limite: POR_PAGINA });
  const [primera, pedido] = await Promise.all([
    leer(),
    formato === 'xlsx' ? filtrosEnPalabras(db, lectura, filtros) : [],
  ]);
  const propios = lectura.propios?.columnas ?? [];
  const columns = columnasDeProgreso(zona, propios);
  const nombran = propios.some(({ tipo }) => tipo === 'persona');
  const nombradas = async ({ datos }: Pagina): Promise<Como['nombres']> =>
    nombran
      ? leerPersonas(db, usuariosBinding, lectura.actor, [
          ...new Set(datos.map(({ usuarioId }) => usuarioId)),
        ])
      : {};
  const hasta = formato === 'xlsx' ? FILAS_DE_EXCEL : Number.POSITIVE_INFINITY;
  let escritas = 0;
  let faltan = false;

  async function* lineas(): AsyncGenerator<Celda[]> {
    for (let pagina: Pagina = primera; ; pagina = await leer(pagina.siguiente)) {
      const como: Como = { zona, formato, now: lectura.now, nombres: await nombradas(pagina) };
      for (const fila of pagina.datos) {
        faltan = escritas === hasta;
        if (faltan) return;
        escritas += 1;
        yield columns.map(({ celda }) => celda(fila, como));
      }
      if (!pagina.siguiente) return;
    }
  }
  // It is asked for after the last row, so that it can count them.
  function* queHay(): Generator<Celda[]> {
    yield ['Sacado el', `${momentoDeHoja(lectura.now.toISOString(), zona)} (${zona})`];
    yield ['Filas', escritas];
    if (faltan) yield ['Faltan', 'No caben más en una hoja de Excel: descarga el CSV, que las lleva todas.'];
    yield* pedido;
  }

  if (formato === 'csv')
    return writeCsv(
      columns.map(({ titulo }) => titulo),
      lineas(),
    );
  return writeXlsx({
    sheets: [
      { nombre: 'Progreso', columns, rows: lineas(), filtros: true },
      { nombre: 'Qué hay aquí', columns: QUE_HAY, rows: queHay() },
    ],
  });
}
