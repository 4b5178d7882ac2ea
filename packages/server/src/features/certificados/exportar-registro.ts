import { codigoEscrito } from '@catedra/shared/certificados/codigo.ts';
import type { ConsultaDeHoja } from '@catedra/shared/certificados/registro.ts';
import { ESTADOS_EN_PALABRAS } from '@catedra/shared/certificados/rules.ts';
import { TIPOS_DE_HOJA } from '@catedra/shared/core/hojas.ts';
import { momentoDeHoja } from '@catedra/shared/fechas/en-zona.ts';
import type { LecturaDeRegistro } from '#features/certificados/filtrar-registro.ts';
import { type FilaDeHoja, paginasDeHoja } from '#features/certificados/registro.ts';
import type { Database } from '#platform/db/pool.ts';
import type { FileGiven } from '#platform/http/handler.ts';
import { type Celda, writeCsv } from '#platform/sheets/write-csv.ts';
import { writeXlsx, type XlsxColumn } from '#platform/sheets/write-xlsx.ts';

const POR_PAGINA = 1000;

const columnasDe = (zona: string): XlsxColumn[] => [
  { titulo: 'Número', ancho: 14 },
  { titulo: 'Rectificado', ancho: 12 },
  { titulo: 'Código', ancho: 18 },
  { titulo: 'Persona', ancho: 32 },
  { titulo: 'Documento', ancho: 16 },
  { titulo: 'Curso', ancho: 36 },
  { titulo: 'Horas', ancho: 8, tipo: 'numero' },
  { titulo: 'Nota', ancho: 8, tipo: 'nota' },
  { titulo: 'Terminado', ancho: 14, tipo: 'fecha' },
  { titulo: `Expedido (${zona})`, ancho: 22 },
  { titulo: 'Válido hasta', ancho: 14, tipo: 'fecha' },
  { titulo: 'Estado', ancho: 14 },
  { titulo: `Retirado (${zona})`, ancho: 22 },
  { titulo: 'Motivo', ancho: 40 },
];

const dia = (escrito: string | null): Celda => escrito && new Date(`${escrito}T00:00:00Z`);

const celdasDe = (fila: FilaDeHoja, zona: string): Celda[] => [
  fila.numero,
  fila.rectificado ? 'sí' : '',
  fila.codigo && codigoEscrito(fila.codigo),
  fila.nombre ?? 'Persona eliminada',
  fila.documento,
  fila.titulo,
  fila.horas,
  fila.nota,
  dia(fila.completadoEl),
  momentoDeHoja(fila.expedidoEn, zona),
  dia(fila.validoHasta),
  ESTADOS_EN_PALABRAS[fila.estado],
  momentoDeHoja(fila.retiradoEn, zona),
  fila.motivo,
];

/** The register as a file, read and sent page by page; the first page comes before the first byte, so that a failure can be told. */
export async function exportarRegistro(
  db: Database,
  lectura: LecturaDeRegistro,
  { formato, ...filtros }: ConsultaDeHoja,
): Promise<FileGiven> {
  const { zona, hoy } = lectura;
  const paginas = paginasDeHoja(db, lectura, filtros, POR_PAGINA);
  const primera = await paginas.next();
  async function* filas() {
    for (let pagina = primera; !pagina.done; pagina = await paginas.next())
      for (const fila of pagina.value) yield celdasDe(fila, zona);
  }
  const columns = columnasDe(zona);
  return {
    nombre: `certificados-${hoy}.${formato}`,
    tipo: TIPOS_DE_HOJA[formato],
    contenido:
      formato === 'csv'
        ? writeCsv(
            columns.map(({ titulo }) => titulo),
            filas(),
            (column) => columns[column]?.tipo === 'nota',
          )
        : writeXlsx({ sheets: [{ nombre: 'Certificados', columns, rows: filas() }] }),
  };
}
