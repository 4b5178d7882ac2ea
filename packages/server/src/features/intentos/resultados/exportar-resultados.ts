import type { Actor } from '@catedra/shared/core/actor.ts';
import { TIPOS_DE_HOJA } from '@catedra/shared/core/hojas.ts';
import { por, racionalDe, racionalDeNumero, redondea } from '@catedra/shared/core/racional.ts';
import { diaEn, momentoDeHoja } from '@catedra/shared/fechas/en-zona.ts';
import type { ConsultaDeResultados, Resultado } from '@catedra/shared/intentos/resultados.ts';
import { sql } from 'drizzle-orm';
import { leerColumnas } from '#features/intentos/resultados/leer-columnas.ts';
import { dondeDe, filasDe, leerReglas } from '#features/intentos/resultados/leer-resultados.ts';
import { leerTodasSinEmpezar } from '#features/intentos/resultados/leer-sin-empezar.ts';
import type { Celda } from '#platform/sheets/write-csv.ts';
import { writeCsv } from '#platform/sheets/write-csv.ts';
import { writeXlsx, type XlsxColumn } from '#platform/sheets/write-xlsx.ts';
import type { FileGiven } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

const ESTADOS: Readonly<Record<Resultado['estado'], string>> = {
  en_curso: 'En curso',
  vencido: 'Sin entregar',
  entregado: 'Entregado',
  anulado: 'Anulado',
};

type Logro = readonly [puntos: number, fraccion: string | null];

interface Fila extends Resultado, Record<string, unknown> {
  /** What each question gave, by its id. */
  readonly logros: Readonly<Record<string, Logro>> | null;
}

const logrado = (logro: Logro | undefined): number | null => {
  const [puntos, fraccion] = logro ?? [0, null];
  return fraccion === null ? null : Number(redondea(por(racionalDe(fraccion), racionalDeNumero(puntos)), 2));
};

const estadoDe = ({ estado, aprobado, provisional, porCalificar, practica }: Resultado): string => {
  if (estado !== 'entregado') return ESTADOS[estado];
  if (practica) return 'Práctica entregada';
  if (provisional)
    return porCalificar.length === 1
      ? 'Falta corregir 1 respuesta'
      : `Falta corregir ${porCalificar.length} respuestas`;
  if (aprobado === null) return 'Entregado, sin nota';
  return aprobado ? 'Aprobado' : 'No aprobado';
};

type Exportacion = Omit<ConsultaDeResultados, 'cursor' | 'limite'> & { readonly formato: 'xlsx' | 'csv' };

const QUIEN: readonly XlsxColumn[] = [
  { titulo: 'Apellidos', ancho: 24 },
  { titulo: 'Nombre', ancho: 18 },
  { titulo: 'Grupos', ancho: 24 },
];
const COLUMNAS_SIN_EMPEZAR: readonly XlsxColumn[] = [
  ...QUIEN,
  { titulo: 'Estado', ancho: 22 },
  { titulo: 'Avance del curso (%)', ancho: 20, tipo: 'numero' },
];

function comoArchivo(
  { clock, config }: Platform,
  nombre: string,
  formato: Exportacion['formato'],
  columns: readonly XlsxColumn[],
  rows: Celda[][],
): FileGiven {
  const dia = diaEn(clock.now(), config.ZONA_HORARIA);
  return {
    nombre: `${nombre}-${dia}.${formato}`,
    tipo: TIPOS_DE_HOJA[formato],
    contenido:
      formato === 'csv'
        ? writeCsv(
            columns.map(({ titulo }) => titulo),
            rows,
            (column) => columns[column]?.tipo === 'nota',
          )
        : writeXlsx({ sheets: [{ nombre: 'Resultados', columns: [...columns], rows }] }),
  };
}

/** One row for each attempt, with what each question gave, or for each person who never began; a provisional mark is never told as a mark. */
export async function exportarResultados(
  platform: Platform,
  actor: Actor,
  id: string,
  { formato, ...consulta }: Exportacion,
): Promise<FileGiven> {
  const { db, config } = platform;
  const reglas = await leerReglas(db, actor, id);
  if (consulta.criba === 'sin_empezar') {
    const gente = await leerTodasSinEmpezar(db, actor, reglas, consulta);
    const filas = gente.map(({ persona, grupos, porcentaje }): Celda[] => [
      persona.apellidos,
      persona.nombre,
      grupos.join(', '),
      'Sin empezar',
      porcentaje,
    ]);
    return comoArchivo(platform, 'sin-empezar', formato, COLUMNAS_SIN_EMPEZAR, filas);
  }
  const pedidos = sql`${filasDe(reglas)} where ${dondeDe(actor, reglas, consulta)}`;
  const preguntas = await leerColumnas(db, id, sql`select f.id from (${pedidos}) f`);
  const { rows } = await db.execute<Fila>(sql`
    select f.*, (select json_object_agg(p.pregunta_id, json_build_array(p.puntos::float, p.fraccion))
                   from intento_preguntas p where p.intento_id = f.id) as logros
      from (${pedidos}) f
     order by f.persona->>'apellidos' collate "es-x-icu", f.persona->>'nombre' collate "es-x-icu", f.numero`);
  const zona = config.ZONA_HORARIA;
  const momento = (iso: string | null): string => momentoDeHoja(iso, zona);
  const columns: XlsxColumn[] = [
    ...QUIEN,
    { titulo: 'Intento', ancho: 9, tipo: 'numero' },
    { titulo: 'Estado', ancho: 22 },
    { titulo: `Empezado (${zona})`, ancho: 20 },
    { titulo: `Entregado (${zona})`, ancho: 20 },
    { titulo: 'Minutos', ancho: 9, tipo: 'numero' },
    { titulo: 'Respondidas', ancho: 12, tipo: 'numero' },
    { titulo: 'Nota', ancho: 8, tipo: 'nota' },
    { titulo: 'Cuenta', ancho: 8 },
    ...preguntas.map(({ titulo }) => ({ titulo, ancho: 14, tipo: 'nota' as const })),
  ];
  const filas = rows.map((fila): Celda[] => [
    fila.persona.apellidos,
    fila.persona.nombre,
    fila.grupos.join(', '),
    fila.numero,
    estadoDe(fila),
    momento(fila.empezadoEn),
    momento(fila.entregadoEn),
    // As the screen counts them: whoever handed in took a minute at least.
    fila.segundos === null ? null : Math.max(1, Math.round(fila.segundos / 60)),
    fila.respondidas,
    fila.provisional || fila.estado === 'anulado' ? null : fila.nota,
    fila.cuenta ? 'sí' : 'no',
    ...preguntas.map((pregunta) => (fila.estado === 'anulado' ? null : logrado(fila.logros?.[pregunta.id]))),
  ]);
  return comoArchivo(platform, 'resultados', formato, columns, filas);
}
