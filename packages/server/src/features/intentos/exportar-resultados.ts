import type { Actor } from '@catedra/shared/core/actor.ts';
import { TIPOS_DE_HOJA } from '@catedra/shared/core/hojas.ts';
import { por, racionalDe, racionalDeNumero, redondea } from '@catedra/shared/core/racional.ts';
import type { ConsultaDeResultados, Resultado } from '@catedra/shared/intentos/resultados.ts';
import { sql } from 'drizzle-orm';
import { dondeDe, filasDe, leerReglas } from '#features/intentos/leer-resultados.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Celda } from '#platform/hojas/write-csv.ts';
import { writeCsv } from '#platform/hojas/write-csv.ts';
import { writeXlsx, type XlsxColumn } from '#platform/hojas/write-xlsx.ts';
import type { FileGiven } from '#platform/http/handler.ts';
import type { Platform } from '#platform/platform.ts';

const ESTADOS: Readonly<Record<Resultado['estado'], string>> = {
  en_curso: 'En curso',
  vencido: 'Sin entregar',
  entregado: 'Entregado',
  anulado: 'Anulado',
};

interface Fila extends Resultado, Record<string, unknown> {
  readonly logros: readonly (readonly [puntos: number, fraccion: string | null])[] | null;
}

const logrado = ([puntos, fraccion]: readonly [number, string | null]): number | null =>
  fraccion === null ? null : Number(redondea(por(racionalDe(fraccion), racionalDeNumero(puntos)), 2));

const estadoDe = ({ estado, aprobado, provisional, porCalificar, practica }: Resultado): string => {
  if (estado !== 'entregado') return ESTADOS[estado];
  if (practica) return 'Práctica entregada';
  if (provisional) return `Falta corregir: ${porCalificar.join(', ')}`;
  if (aprobado === null) return 'Entregado, sin nota';
  return aprobado ? 'Aprobado' : 'No aprobado';
};

type Exportacion = Omit<ConsultaDeResultados, 'cursor' | 'limite'> & { readonly formato: 'xlsx' | 'csv' };

/** One row for each attempt, with what each place gave; a provisional mark is never told as a mark. */
export async function exportarResultados(
  platform: Platform,
  actor: Actor,
  id: string,
  { formato, ...consulta }: Exportacion,
): Promise<FileGiven> {
  const { db, clock, config } = platform;
  const reglas = await leerReglas(db, actor, id);
  const { rows } = await db.execute<Fila>(sql`
    select f.*, (select json_agg(json_build_array(p.puntos::float, p.fraccion) order by p.lugar)
                   from intento_preguntas p where p.intento_id = f.id) as logros
      from (${filasDe(reglas)} where ${dondeDe(actor, reglas, consulta)}) f
     order by f.persona->>'apellidos' collate "es-x-icu", f.persona->>'nombre' collate "es-x-icu", f.numero`);
  const lugares = Math.max(0, ...rows.map(({ logros }) => logros?.length ?? 0));
  const zona = config.ZONA_HORARIA;
  const escrito = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zona,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const momento = (iso: string | null): string => (iso === null ? '' : escrito.format(new Date(iso)));
  const columns: XlsxColumn[] = [
    { titulo: 'Apellidos', ancho: 24 },
    { titulo: 'Nombre', ancho: 18 },
    { titulo: 'Grupos', ancho: 24 },
    { titulo: 'Intento', ancho: 9, tipo: 'numero' },
    { titulo: 'Estado', ancho: 22 },
    { titulo: `Empezado (${zona})`, ancho: 20 },
    { titulo: `Entregado (${zona})`, ancho: 20 },
    { titulo: 'Minutos', ancho: 9, tipo: 'numero' },
    { titulo: 'Respondidas', ancho: 12, tipo: 'numero' },
    { titulo: 'Nota', ancho: 8, tipo: 'numero' },
    { titulo: 'Cuenta', ancho: 8 },
    ...Array.from({ length: lugares }, (_, i) => ({
      titulo: `P${i + 1}`,
      ancho: 8,
      tipo: 'numero' as const,
    })),
  ];
  const filas = rows.map((fila): Celda[] => [
    fila.persona.apellidos,
    fila.persona.nombre,
    fila.grupos.join(', '),
    fila.numero,
    estadoDe(fila),
    momento(fila.empezadoEn),
    momento(fila.entregadoEn),
    fila.segundos === null ? null : Math.round(fila.segundos / 60),
    fila.respondidas,
    fila.provisional || fila.estado === 'anulado' ? null : fila.nota,
    fila.cuenta ? 'sí' : 'no',
    ...(fila.estado === 'anulado' ? [] : (fila.logros ?? []).map(logrado)),
  ]);
  // Personal data leave the academy: who took which stays in the log, which nobody's screen listens to.
  await runWork(platform, actor, 'intentos.exportar', async (work) =>
    work.record({
      coleccion: 'exportaciones',
      documento: id,
      antes: null,
      despues: null,
      detalle: { formato: [null, formato], intentos: [null, filas.length] },
    }),
  );
  const dia = new Intl.DateTimeFormat('en-CA', { timeZone: zona }).format(clock.now());
  return {
    nombre: `resultados-${dia}.${formato}`,
    tipo: TIPOS_DE_HOJA[formato],
    contenido:
      formato === 'csv'
        ? writeCsv(
            columns.map(({ titulo }) => titulo),
            filas,
          )
        : writeXlsx({ sheets: [{ nombre: 'Resultados', columns, rows: filas }] }),
  };
}
