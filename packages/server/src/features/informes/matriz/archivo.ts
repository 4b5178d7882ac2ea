import type { FormatoDeHoja } from '@catedra/shared/core/hojas.ts';
import type { EstadoDeCumplimiento } from '@catedra/shared/cumplimiento/estado.ts';
import { PALABRAS_DE_CUMPLIMIENTO } from '@catedra/shared/cumplimiento/nombres.ts';
import { GRUPO } from '@catedra/shared/informes/filtros.ts';
import type { PedidoDeMatriz } from '@catedra/shared/informes/matriz/contratos.ts';
import type { Readable } from 'node:stream';
import {
  type CursoDeMatriz,
  leerCasillas,
  leerCursos,
  leerPersonas,
} from '#features/informes/matriz/leer-matriz.ts';
import { pedidoEnPalabras } from '#features/informes/motor/pedido-en-palabras.ts';
import { type ColumnaDeHoja, hojaDeLista, type Lectura } from '#features/reportes/offers.ts';
import type { Database } from '#platform/db/pool.ts';

const POR_PAGINA = 500;

interface Fila {
  readonly usuarioId: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly porCurso: ReadonlyMap<string, EstadoDeCumplimiento>;
}

function columnasDe(cursos: readonly CursoDeMatriz[]): readonly ColumnaDeHoja<Fila>[] {
  return [
    { titulo: 'Apellidos', ancho: 26, celda: ({ apellidos }) => apellidos },
    { titulo: 'Nombre', ancho: 18, celda: ({ nombre }) => nombre },
    ...cursos.map(
      ({ id, titulo }): ColumnaDeHoja<Fila> => ({
        titulo,
        ancho: 18,
        celda: ({ porCurso }) => {
          const estado = porCurso.get(id);
          return estado && PALABRAS_DE_CUMPLIMIENTO[estado];
        },
      }),
    ),
  ];
}

/** One row for each person and a column for each course, with the state in words: all courses, however wide. */
export async function archivoDeMatriz(
  db: Database,
  lectura: Lectura,
  pedido: PedidoDeMatriz,
  como: { readonly zona: string; readonly formato: FormatoDeHoja },
): Promise<Readable> {
  const cursos = await leerCursos(db, lectura, pedido);
  const leer = async (cursor?: string) => {
    const { rows, siguiente } = await leerPersonas(
      db,
      lectura,
      { ...pedido, orden: 'persona' },
      {
        cursor,
        limite: POR_PAGINA,
      },
    );
    const suyas = await leerCasillas(
      db,
      lectura,
      rows.map(({ usuarioId }) => usuarioId),
    );
    const datos = rows.map(
      (row): Fila => ({
        ...row,
        porCurso: new Map(suyas.get(row.usuarioId)?.map(({ cursoId, estado }) => [cursoId, estado])),
      }),
    );
    return { datos, siguiente };
  };
  return hojaDeLista(
    db,
    lectura,
    {
      titulo: 'Matriz persona × curso',
      columnas: columnasDe(cursos),
      leer,
      persona: ({ usuarioId }) => usuarioId,
      pedido: async () => [
        ['Una casilla vacía', 'No tiene ese curso'],
        ...(await pedidoEnPalabras(db, lectura, { filtros: { grupo: GRUPO } }, pedido)),
      ],
    },
    como,
  );
}
