import type { Actor } from '@catedra/shared/core/actor.ts';
import { TIPOS_DE_HOJA } from '@catedra/shared/core/hojas.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import type { ConsultaDeEstadistica } from '@catedra/shared/intentos/estadistica/esquemas.ts';
import { banderaEnPalabras } from '@catedra/shared/intentos/estadistica/palabras.ts';
import { leerEstadisticaDePreguntas } from '#features/intentos/estadistica/leer-preguntas.ts';
import type { FileGiven } from '#platform/http/handler.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Platform } from '#platform/platform.ts';
import { type Celda, writeCsv } from '#platform/sheets/write-csv.ts';
import { writeXlsx, type XlsxColumn } from '#platform/sheets/write-xlsx.ts';

const COLUMNAS: readonly XlsxColumn[] = [
  { titulo: 'N.º', ancho: 6, tipo: 'numero' },
  { titulo: 'Pregunta', ancho: 60 },
  { titulo: 'Versión', ancho: 9 },
  { titulo: 'Respuestas', ancho: 12, tipo: 'numero' },
  { titulo: 'Facilidad', ancho: 12, tipo: 'numero' },
  { titulo: 'Desviación', ancho: 12, tipo: 'numero' },
  { titulo: 'Discriminación', ancho: 14, tipo: 'numero' },
  { titulo: 'Qué le pasa', ancho: 40 },
];

const CIFRAS = 5;
const cifra = (valor: number | null): Celda => (valor === null ? null : Number(valor.toFixed(CIFRAS)));

/** One row for each question, and for each of its versions where there are several. */
export async function exportarEstadistica(
  { clock, config }: Platform,
  db: Database,
  actor: Actor,
  id: string,
  { formato, ...consulta }: ConsultaDeEstadistica & { readonly formato: 'xlsx' | 'csv' },
): Promise<FileGiven> {
  const { datos } = await leerEstadisticaDePreguntas(db, actor, id, consulta);
  const filas = datos.flatMap(({ numero, titulo, versiones, banderas, sinElegir, ...una }): Celda[][] => [
    [
      numero,
      titulo,
      versiones.length > 0 ? 'todas' : '',
      una.n,
      cifra(una.facilidad),
      cifra(una.desviacion),
      cifra(una.discriminacion),
      banderas.map((bandera) => banderaEnPalabras(bandera, sinElegir)).join('; '),
    ],
    ...versiones.map((suya): Celda[] => [
      numero,
      titulo,
      String(suya.version),
      suya.n,
      cifra(suya.facilidad),
      cifra(suya.desviacion),
      cifra(suya.discriminacion),
      '',
    ]),
  ]);
  return {
    nombre: `estadistica-${diaEn(clock.now(), config.ZONA_HORARIA)}.${formato}`,
    tipo: TIPOS_DE_HOJA[formato],
    contenido:
      formato === 'csv'
        ? writeCsv(
            COLUMNAS.map(({ titulo }) => titulo),
            filas,
          )
        : writeXlsx({ sheets: [{ nombre: 'Preguntas', columns: [...COLUMNAS], rows: filas }] }),
  };
}
