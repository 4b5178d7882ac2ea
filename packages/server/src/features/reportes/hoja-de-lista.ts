import type { FormatoDeHoja } from '@catedra/shared/core/hojas.ts';
import { momentoDeHoja } from '@catedra/shared/fechas/en-zona.ts';
import type { Readable } from 'node:stream';
import { leerPersonas } from '#features/campos/offers.ts';
import type { ColumnaDeHoja, Como } from '#features/reportes/columna-de-hoja.ts';
import type { Linea } from '#features/reportes/filtros-en-palabras.ts';
import type { Lectura } from '#features/reportes/filtros.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import type { Database } from '#platform/db/pool.ts';
import { type Celda, writeCsv } from '#platform/sheets/write-csv.ts';
import { writeXlsx } from '#platform/sheets/write-xlsx.ts';

/** What one sheet of a workbook holds, with its headings. */
const FILAS_DE_EXCEL = 1_048_575;

const QUE_HAY = [
  { titulo: 'Qué', ancho: 28 },
  { titulo: 'Valor', ancho: 60 },
];

interface Pagina<F> {
  readonly datos: readonly F[];
  readonly siguiente: string | null;
}

/** A list that goes away as a file. */
export interface ListaEnHoja<F> {
  readonly titulo: string;
  readonly columnas: readonly ColumnaDeHoja<F>[];
  readonly leer: (cursor?: string) => Promise<Pagina<F>>;
  /** Whom a row is of, where the academy's own fields may name others beside them. */
  readonly persona: (fila: F) => string | undefined;
  /** What was asked for, in words: only a workbook has the room. */
  readonly pedido: () => Promise<readonly Linea[]>;
}

interface ComoSale {
  readonly zona: string;
  readonly formato: FormatoDeHoja;
}

/** The whole list, read and sent page by page; the first page comes before the first byte, so that a failure can be told. */
export async function hojaDeLista<F>(
  db: Database,
  { actor, now, propios }: Lectura,
  { titulo, columnas: columns, leer, persona, pedido }: ListaEnHoja<F>,
  { zona, formato }: ComoSale,
): Promise<Readable> {
  const esLibro = formato === 'xlsx';
  const [primera, pedidas] = await Promise.all([leer(), esLibro ? pedido() : []]);
  const nombran = propios?.columnas.some(({ tipo }) => tipo === 'persona') ?? false;
  const nombradas = async ({ datos }: Pagina<F>): Promise<Como['nombres']> =>
    nombran
      ? leerPersonas(db, usuariosBinding, actor, [...new Set(datos.flatMap((fila) => persona(fila) ?? []))])
      : {};
  const hasta = esLibro ? FILAS_DE_EXCEL : Number.POSITIVE_INFINITY;
  let escritas = 0;
  let faltan = false;

  async function* lineas(): AsyncGenerator<Celda[]> {
    for (let pagina = primera; ; pagina = await leer(pagina.siguiente)) {
      const como: Como = { zona, formato, now, nombres: await nombradas(pagina) };
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
    yield ['Informe', titulo];
    yield ['Sacado el', `${momentoDeHoja(now.toISOString(), zona)} (${zona})`];
    yield ['Filas', escritas];
    if (faltan) yield ['Faltan', 'No caben más en una hoja de Excel: descarga el CSV, que las lleva todas.'];
    yield* pedidas.map((linea) => [...linea]);
  }

  if (!esLibro)
    return writeCsv(
      columns.map((una) => una.titulo),
      lineas(),
      (index) => columns[index]?.tipo === 'nota',
    );
  return writeXlsx({
    sheets: [
      { nombre: titulo, columns, rows: lineas(), filtros: true },
      { nombre: 'Qué hay aquí', columns: QUE_HAY, rows: queHay() },
    ],
  });
}
