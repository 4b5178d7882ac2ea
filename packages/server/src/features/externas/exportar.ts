import type { Actor } from '@catedra/shared/core/actor.ts';
import { TIPOS_DE_HOJA } from '@catedra/shared/core/hojas.ts';
import { ESTADOS_DE_EXTERNA_EN_PALABRAS } from '@catedra/shared/externas/rules.ts';
import type { Externa, HojaDeExternas } from '@catedra/shared/externas/schemas.ts';
import type { Dia } from '@catedra/shared/fechas/calendario.ts';
import { momentoDeHoja } from '@catedra/shared/fechas/en-zona.ts';
import { paginasDelRegistro } from '#features/externas/registro.ts';
import type { Database } from '#platform/db/pool.ts';
import type { FileGiven } from '#platform/http/handler.ts';
import { type Celda, writeCsv } from '#platform/sheets/write-csv.ts';
import { writeXlsx, type XlsxColumn } from '#platform/sheets/write-xlsx.ts';

const columnasDe = (zona: string): XlsxColumn[] => [
  { titulo: 'Persona', ancho: 32 },
  { titulo: 'Formación', ancho: 44 },
  { titulo: 'Terminada', ancho: 14, tipo: 'fecha' },
  { titulo: 'Horas', ancho: 8, tipo: 'numero' },
  { titulo: 'Vale hasta', ancho: 14, tipo: 'fecha' },
  { titulo: 'Estado', ancho: 14 },
  { titulo: 'Papel', ancho: 8 },
  { titulo: `Registrada (${zona})`, ancho: 22 },
  { titulo: 'Registrada por', ancho: 28 },
  { titulo: `Retirada (${zona})`, ancho: 22 },
  { titulo: 'Motivo', ancho: 40 },
];

const dia = (escrito: Dia | null): Celda => escrito && new Date(`${escrito}T00:00:00Z`);

const celdasDe = (una: Externa, zona: string): Celda[] => [
  una.persona ?? 'Persona eliminada',
  `${una.titulo} (externa)`,
  dia(una.dia),
  una.horas,
  dia(una.valeHasta),
  ESTADOS_DE_EXTERNA_EN_PALABRAS[una.estado],
  una.papel ? 'sí' : '',
  momentoDeHoja(una.registradaEn, zona),
  una.registradaPor,
  momentoDeHoja(una.retiradaEn, zona),
  una.motivo,
];

interface Lectura {
  readonly actor: Actor;
  readonly hoy: Dia;
  readonly zona: string;
}

/** The register as a file, read and sent page by page; the first page comes before the first byte, so that a failure can be told. */
export async function exportarRegistro(
  db: Database,
  { actor, hoy, zona }: Lectura,
  { formato, ...filtros }: HojaDeExternas,
): Promise<FileGiven> {
  const paginas = paginasDelRegistro(db, actor, hoy, filtros);
  const primera = await paginas.next();
  async function* filas() {
    for (let pagina = primera; !pagina.done; pagina = await paginas.next())
      for (const una of pagina.value) yield celdasDe(una, zona);
  }
  const columns = columnasDe(zona);
  return {
    nombre: `formacion-externa-${hoy}.${formato}`,
    tipo: TIPOS_DE_HOJA[formato],
    contenido:
      formato === 'csv'
        ? writeCsv(
            columns.map(({ titulo }) => titulo),
            filas(),
          )
        : writeXlsx({ sheets: [{ nombre: 'Formación externa', columns, rows: filas() }] }),
  };
}
