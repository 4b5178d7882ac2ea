import type { Readable } from 'node:stream';
import type { FormatoDeHoja } from '@catedra/shared/core/hojas.ts';
import { momentoDeHoja } from '@catedra/shared/fechas/en-zona.ts';
import type { Celda as CeldaDeInforme, TipoDeColumna } from '@catedra/shared/informes/celdas.ts';
import type { Informe, Pedido } from '@catedra/shared/informes/declarar.ts';
import type { FilaDeInforme } from '@catedra/shared/informes/schemas.ts';
import { leerPersonas } from '#features/campos/offers.ts';
import { COLUMNAS_DE_HOJA } from '#features/informes/motor/celdas-de-hoja.ts';
import type { Consulta } from '#features/informes/motor/consulta.ts';
import { leerFilas } from '#features/informes/motor/leer-pagina.ts';
import { pedidoEnPalabras } from '#features/informes/motor/pedido-en-palabras.ts';
import { type ColumnaDeHoja, type Como, columnaPropia, type Lectura } from '#features/reportes/offers.ts';
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

type DeFila = ColumnaDeHoja<FilaDeInforme>;

function deUna(clave: string, titulo: string, tipo: TipoDeColumna, zona: string): readonly DeFila[] {
  const hacer = COLUMNAS_DE_HOJA[tipo] as (
    titulo: string,
    zona: string,
  ) => readonly ColumnaDeHoja<CeldaDeInforme>[];
  return hacer(titulo, zona).map(({ celda, ...columna }) => ({
    ...columna,
    celda: ({ celdas }, como) => celda(celdas[clave] as CeldaDeInforme, como),
  }));
}

const columnasDe = ({ columnas }: Informe, { propios }: Lectura, zona: string): readonly DeFila[] => [
  ...Object.entries(columnas).flatMap(([clave, { titulo, tipo }]) => deUna(clave, titulo, tipo, zona)),
  ...(propios?.columnas ?? []).map(columnaPropia),
];

const personaDe = ({ celdas }: FilaDeInforme): string | undefined =>
  (celdas['persona'] as { readonly id: string } | undefined)?.id;

interface ComoSale {
  readonly zona: string;
  readonly formato: FormatoDeHoja;
}

/** A report whole, read and sent page by page; the first page comes before the first byte, so that a failure can be told. */
export async function archivoDe(
  db: Database,
  una: Consulta,
  lectura: Lectura,
  pedido: Pedido,
  { zona, formato }: ComoSale,
): Promise<Readable> {
  const { informe } = una;
  const leer = (cursor?: string | null) =>
    leerFilas(db, una, lectura, pedido, { limite: POR_PAGINA, ...(cursor && { cursor }) });
  const [primera, pedidas] = await Promise.all([
    leer(),
    formato === 'xlsx' ? pedidoEnPalabras(db, lectura, informe, pedido) : [],
  ]);
  const columns = columnasDe(informe, lectura, zona);
  const nombran = lectura.propios?.columnas.some(({ tipo }) => tipo === 'persona') ?? false;
  const nombradas = async (datos: readonly FilaDeInforme[]): Promise<Como['nombres']> => {
    const ids = new Set(datos.flatMap((fila) => personaDe(fila) ?? []));
    return nombran ? leerPersonas(db, usuariosBinding, lectura.actor, [...ids]) : {};
  };
  const hasta = formato === 'xlsx' ? FILAS_DE_EXCEL : Number.POSITIVE_INFINITY;
  let escritas = 0;
  let faltan = false;

  async function* lineas(): AsyncGenerator<Celda[]> {
    for (let pagina = primera; ; pagina = await leer(pagina.siguiente)) {
      const como: Como = { zona, formato, now: lectura.now, nombres: await nombradas(pagina.datos) };
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
    yield ['Informe', informe.titulo];
    yield ['Sacado el', `${momentoDeHoja(lectura.now.toISOString(), zona)} (${zona})`];
    yield ['Filas', escritas];
    if (faltan) yield ['Faltan', 'No caben más en una hoja de Excel: descarga el CSV, que las lleva todas.'];
    yield* pedidas;
  }

  if (formato === 'csv')
    return writeCsv(
      columns.map(({ titulo }) => titulo),
      lineas(),
      (index) => columns[index]?.tipo === 'nota',
    );
  return writeXlsx({
    sheets: [
      { nombre: informe.titulo, columns, rows: lineas(), filtros: true },
      { nombre: 'Qué hay aquí', columns: QUE_HAY, rows: queHay() },
    ],
  });
}
