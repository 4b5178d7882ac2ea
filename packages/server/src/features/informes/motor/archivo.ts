import type { FormatoDeHoja } from '@catedra/shared/core/hojas.ts';
import type { Celda as CeldaDeInforme, TipoDeColumna } from '@catedra/shared/informes/celdas.ts';
import type { Informe, Pedido } from '@catedra/shared/informes/declarar.ts';
import type { FilaDeInforme } from '@catedra/shared/informes/schemas.ts';
import type { Readable } from 'node:stream';
import { COLUMNAS_DE_HOJA } from '#features/informes/motor/celdas-de-hoja.ts';
import type { Consulta } from '#features/informes/motor/consulta.ts';
import { leerFilas } from '#features/informes/motor/leer-pagina.ts';
import { pedidoEnPalabras } from '#features/informes/motor/pedido-en-palabras.ts';
import { type ColumnaDeHoja, columnaPropia, hojaDeLista, type Lectura } from '#features/reportes/offers.ts';
import type { Database } from '#platform/db/pool.ts';

const POR_PAGINA = 2000;

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

/** All of them, unless somebody chose: then the first one, and those chosen in their order. */
function columnasDe(
  { columnas }: Informe,
  { propios }: Lectura,
  { ver }: Pedido,
  zona: string,
): readonly DeFila[] {
  const todas = [
    ...Object.entries(columnas).map(([clave, { titulo, tipo }]) => ({
      clave,
      suyas: deUna(clave, titulo, tipo, zona),
    })),
    ...(propios?.columnas ?? []).map((campo) => ({
      clave: `campo:${campo.id}`,
      suyas: [columnaPropia(campo)],
    })),
  ];
  const [primera, ...otras] = todas;
  const elegidas = ver
    ? [...new Set(ver)].flatMap((una) => otras.find(({ clave }) => clave === una) ?? [])
    : otras;
  return [...(primera ? [primera] : []), ...elegidas].flatMap(({ suyas }) => suyas);
}

const personaDe = ({ celdas }: FilaDeInforme): string | undefined =>
  (celdas['persona'] as { readonly id: string } | undefined)?.id;

/** A report whole, as a file. */
export const archivoDe = (
  db: Database,
  una: Consulta,
  lectura: Lectura,
  pedido: Pedido,
  { zona, formato }: { readonly zona: string; readonly formato: FormatoDeHoja },
): Promise<Readable> =>
  hojaDeLista(
    db,
    lectura,
    {
      titulo: una.informe.titulo,
      columnas: columnasDe(una.informe, lectura, pedido, zona),
      leer: (cursor) =>
        leerFilas(db, una, lectura, pedido, { limite: POR_PAGINA, ...(cursor && { cursor }) }),
      persona: personaDe,
      pedido: () => pedidoEnPalabras(db, lectura, una.informe, pedido),
    },
    { zona, formato },
  );
