import { type FormatoDeHoja, TIPOS_DE_HOJA } from '@catedra/shared/core/hojas.ts';
import { PALABRAS_DE_CUMPLIMIENTO } from '@catedra/shared/cumplimiento/nombres.ts';
import { momentoDeHoja } from '@catedra/shared/fechas/en-zona.ts';
import type { FilaDeFoto, Foto } from '@catedra/shared/fotos/schemas.ts';
import { PALABRAS_DE_SITUACION } from '@catedra/shared/participantes/quien-cuenta.ts';
import { type DeFoto, leerFilas } from '#features/fotos/leer-filas.ts';
import type { Database } from '#platform/db/pool.ts';
import type { FileGiven } from '#platform/http/handler.ts';
import { type Celda, writeCsv } from '#platform/sheets/write-csv.ts';
import { writeXlsx, type XlsxColumn } from '#platform/sheets/write-xlsx.ts';

const POR_PAGINA = 2000;

const columnasDe = (zona: string): XlsxColumn[] => [
  { titulo: 'Apellidos', ancho: 26 },
  { titulo: 'Nombre', ancho: 18 },
  { titulo: 'Situación (hoy)', ancho: 16 },
  { titulo: 'Curso', ancho: 40 },
  { titulo: 'Cumplimiento', ancho: 16 },
  { titulo: 'Vez', ancho: 7, tipo: 'numero' },
  { titulo: 'Avance (%)', ancho: 11, tipo: 'numero' },
  { titulo: `Asignado (${zona})`, ancho: 22 },
  { titulo: `Vencía (${zona})`, ancho: 22 },
  { titulo: `Terminó (${zona})`, ancho: 22 },
  { titulo: 'Valía hasta', ancho: 14, tipo: 'fecha' },
  { titulo: 'Exento hasta', ancho: 14, tipo: 'fecha' },
];

const dia = (escrito: string | null): Celda => escrito && new Date(`${escrito}T00:00:00Z`);

const celdas = (fila: FilaDeFoto, zona: string): Celda[] => [
  fila.situacion === 'eliminada' ? 'Persona eliminada' : fila.apellidos,
  fila.nombre,
  PALABRAS_DE_SITUACION[fila.situacion],
  fila.curso,
  PALABRAS_DE_CUMPLIMIENTO[fila.estado],
  fila.ronda,
  fila.porcentaje,
  momentoDeHoja(fila.desde, zona),
  momentoDeHoja(fila.venceEn, zona),
  momentoDeHoja(fila.terminadoEn, zona),
  dia(fila.valeHasta),
  dia(fila.exentoHasta),
];

/** A picture as a file, read and sent page by page. */
export async function hojaDeFoto(
  db: Database,
  de: DeFoto,
  foto: Foto,
  formato: FormatoDeHoja,
): Promise<FileGiven> {
  const primera = await leerFilas(db, de, POR_PAGINA);
  async function* filas(): AsyncGenerator<Celda[]> {
    for (let pagina = primera; ; pagina = await leerFilas(db, de, POR_PAGINA, pagina.siguiente)) {
      for (const fila of pagina.datos) yield celdas(fila, foto.zona);
      if (!pagina.siguiente) return;
    }
  }
  const columns = columnasDe(foto.zona);
  const tomada = momentoDeHoja(foto.tomadaEn, foto.zona);
  const queHay: Celda[][] = [
    ['Tomada el', `${tomada} (${foto.zona})`],
    ['Mes que cierra', foto.mes ?? 'Ninguno: se tomó a mano'],
    ['Huella', foto.huella],
    ['Huella de la anterior', foto.anterior ?? 'Ninguna: es la primera'],
  ];
  return {
    nombre: `cumplimiento-${foto.mes ?? tomada.slice(0, 10)}.${formato}`,
    tipo: TIPOS_DE_HOJA[formato],
    contenido:
      formato === 'csv'
        ? writeCsv(
            columns.map(({ titulo }) => titulo),
            filas(),
          )
        : writeXlsx({
            sheets: [
              { nombre: 'Cumplimiento', columns, rows: filas(), filtros: true },
              {
                nombre: 'Qué hay aquí',
                columns: [
                  { titulo: 'Qué', ancho: 24 },
                  { titulo: 'Valor', ancho: 70 },
                ],
                rows: queHay,
              },
            ],
          }),
  };
}
