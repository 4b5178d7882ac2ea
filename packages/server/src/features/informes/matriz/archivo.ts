import type { Readable } from 'node:stream';
import type { FormatoDeHoja } from '@catedra/shared/core/hojas.ts';
import { PALABRAS_DE_CUMPLIMIENTO } from '@catedra/shared/cumplimiento/nombres.ts';
import { momentoDeHoja } from '@catedra/shared/fechas/en-zona.ts';
import type { PedidoDeMatriz } from '@catedra/shared/informes/matriz/contratos.ts';
import { leerCasillas, leerCursos, leerPersonas } from '#features/informes/matriz/leer-matriz.ts';
import type { Lectura } from '#features/reportes/offers.ts';
import type { Database } from '#platform/db/pool.ts';
import { type Celda, writeCsv } from '#platform/sheets/write-csv.ts';
import { writeXlsx } from '#platform/sheets/write-xlsx.ts';

const POR_PAGINA = 500;

/** One row for each person and a column for each course, with the state in words: all courses, however wide. */
export async function archivoDeMatriz(
  db: Database,
  lectura: Lectura,
  pedido: PedidoDeMatriz,
  { zona, formato }: { readonly zona: string; readonly formato: FormatoDeHoja },
): Promise<Readable> {
  const leer = (cursor?: string) => leerPersonas(db, lectura, pedido, { cursor, limite: POR_PAGINA });
  const [primera, cursos] = await Promise.all([leer(), leerCursos(db, lectura, pedido)]);

  async function* filas(): AsyncGenerator<Celda[]> {
    for (let pagina = primera; ; pagina = await leer(pagina.siguiente ?? undefined)) {
      const suyas = await leerCasillas(
        db,
        lectura,
        pagina.rows.map(({ usuarioId }) => usuarioId),
      );
      for (const { usuarioId, nombre, apellidos } of pagina.rows) {
        const porCurso = new Map(suyas.get(usuarioId)?.map((una) => [una.cursoId, una]));
        const estados = cursos.map(({ id }) => porCurso.get(id)?.estado);
        yield [apellidos, nombre, ...estados.map((uno) => uno && PALABRAS_DE_CUMPLIMIENTO[uno])];
      }
      if (!pagina.siguiente) return;
    }
  }
  const columns = [
    { titulo: 'Apellidos', ancho: 26 },
    { titulo: 'Nombre', ancho: 18 },
    ...cursos.map(({ titulo }) => ({ titulo, ancho: 18 })),
  ];
  if (formato === 'csv')
    return writeCsv(
      columns.map(({ titulo }) => titulo),
      filas(),
    );
  return writeXlsx({
    sheets: [
      { nombre: 'Matriz', columns, rows: filas(), filtros: true },
      {
        nombre: 'Qué hay aquí',
        columns: [
          { titulo: 'Qué', ancho: 28 },
          { titulo: 'Valor', ancho: 60 },
        ],
        rows: [
          ['Informe', 'Matriz persona × curso'],
          ['Sacado el', `${momentoDeHoja(lectura.now.toISOString(), zona)} (${zona})`],
          ['Una casilla vacía', 'No tiene ese curso'],
        ],
      },
    ],
  });
}
