import { DomainError } from '@catedra/shared/core/errors.ts';
import type { Decision, EstadoDeLinea, ResultadoDeLinea } from '@catedra/shared/importaciones/schemas.ts';
import { archivosDe, type Mitades } from '@catedra/shared/preguntas/textos.ts';
import { eq, sql } from 'drizzle-orm';
import { carpetasDe } from '#features/importaciones/importar/carpetas.ts';
import type { ImportacionRow } from '#features/importaciones/queries.ts';
import { importacionesTable, preguntaOrigenesTable } from '#features/importaciones/table.ts';
import { ponerAlDia, traerPreguntas } from '#features/preguntas/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import { copyId } from '#platform/copy-id.ts';
import { rowsByColumns } from '#platform/db/rows-by-columns.ts';

const DE_UNA_VEZ = 200;

export interface LineaPorEscribir extends Record<string, unknown> {
  readonly numero: number;
  readonly estado: EstadoDeLinea;
  readonly decision: Decision | null;
  readonly carpeta: readonly string[];
  readonly mitades: Mitades;
  readonly etiquetas: readonly string[];
  readonly origen: string | null;
  readonly huella: string;
  readonly preguntaId: string | null;
}

const siguientes = async ({ tx }: Work, id: string) =>
  (
    await tx.execute<LineaPorEscribir>(sql`
      select l.numero, l.estado, l.decision, l.carpeta, l.mitades, l.etiquetas, l.origen, l.huella,
             l.pregunta_id as "preguntaId"
        from importacion_lineas l where l.importacion_id = ${id} and l.resultado is null
       order by l.numero limit ${DE_UNA_VEZ}`)
  ).rows;

interface Hecha {
  readonly numero: number;
  readonly pregunta_id: string | null;
  readonly resultado: ResultadoDeLinea;
  readonly porque?: string | null;
  /** What it said before. */
  readonly antes?: Mitades | null;
}

type Suerte = 'crear' | 'actualizar' | 'nada';

/** What is done with a line: what was edited here stays as it is unless somebody chose otherwise. */
export function suerteDe(
  { estado, decision }: Pick<LineaPorEscribir, 'estado' | 'decision'>,
  repetidas: Decision,
): Suerte {
  if (estado === 'igual') return 'nada';
  if (estado !== 'cambiada' && estado !== 'conflicto') return 'crear';
  const elegida = decision ?? (estado === 'cambiada' ? repetidas : 'dejar');
  if (elegida === 'dejar') return 'nada';
  return elegida === 'nueva' ? 'crear' : 'actualizar';
}

/** Pictures of these questions are now of the bank: of the course, or of the academy. */
async function darMedios({ tx }: Work, cursoId: string | null, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    update archivos set proposito = 'contenido', curso_id = ${cursoId}
     where id = any(${sql.param(ids)}::uuid[]) and proposito = 'importacion'`);
}

async function crear(work: Work, row: ImportacionRow, lineas: readonly LineaPorEscribir[]): Promise<Hecha[]> {
  if (lineas.length === 0) return [];
  const { cursoId, de } = await carpetasDe(
    work,
    row,
    lineas.map(({ carpeta }) => carpeta),
  );
  const nuevas = lineas.map(({ numero, carpeta, etiquetas, mitades }) => ({
    id: copyId(row.id, `pregunta ${numero}`),
    carpetaId: de(carpeta),
    etiquetas,
    mitades,
  }));
  const archivos = new Set(lineas.flatMap(({ mitades }) => archivosDe(mitades)));
  await darMedios(work, cursoId, [...archivos]);
  await traerPreguntas(work, cursoId, nuevas, { archivos, detalle: { importacion: [null, row.nombre] } });
  await work.tx.insert(preguntaOrigenesTable).values(
    lineas.map(({ origen, huella }, i) => ({
      preguntaId: nuevas[i]?.id as string,
      origen,
      huella,
      en: work.now.toISOString(),
    })),
  );
  return lineas.map(({ numero }, i) => ({ numero, pregunta_id: nuevas[i]?.id ?? null, resultado: 'creada' }));
}

async function actualizar(work: Work, row: ImportacionRow, linea: LineaPorEscribir): Promise<Hecha> {
  const { numero, preguntaId: id, mitades, etiquetas, origen, huella } = linea;
  const suya = { numero, pregunta_id: id };
  if (!id) return { ...suya, resultado: 'fuera', porque: 'La pregunta que había ya no está.' };
  try {
    const { rows } = await work.tx.execute<{ cursoId: string | null }>(
      sql`select curso_id as "cursoId" from preguntas where id = ${id}`,
    );
    await darMedios(work, rows[0]?.cursoId ?? null, archivosDe(mitades));
    const antes = await ponerAlDia(work, id, mitades, etiquetas);
    await work.tx
      .insert(preguntaOrigenesTable)
      .values({ preguntaId: id, origen, huella, en: work.now.toISOString() })
      .onConflictDoUpdate({ target: preguntaOrigenesTable.preguntaId, set: { origen, huella } });
    return { ...suya, resultado: 'actualizada', antes };
  } catch (error) {
    // Nothing of it was written yet: it is looked at first.
    if (!(error instanceof DomainError)) throw error;
    return { ...suya, resultado: 'fuera', porque: error.message };
  }
}

const COLUMNAS = {
  numero: 'int',
  pregunta_id: 'uuid',
  resultado: 'text',
  porque: 'text',
  antes: 'json',
} as const;

async function anotar({ tx }: Work, id: string, hechas: readonly Hecha[]): Promise<void> {
  await tx.execute(sql`
    update importacion_lineas l set resultado = x.resultado, pregunta_id = coalesce(x.pregunta_id, l.pregunta_id),
           porque = coalesce(x.porque, l.porque), antes = x.antes
      from ${rowsByColumns(COLUMNAS, hechas)} where l.importacion_id = ${id} and l.numero = x.numero`);
  await tx
    .update(importacionesTable)
    .set({ hechas: sql`${importacionesTable.hechas} + ${hechas.length}` })
    .where(eq(importacionesTable.id, id));
}

/** Writes the next lines: they become questions and are crossed out in the same step. False when none was left. */
export async function escribirTanda(work: Work, row: ImportacionRow): Promise<boolean> {
  const lineas = await siguientes(work, row.id);
  if (lineas.length === 0) return false;
  const por = Map.groupBy(lineas, (linea) => suerteDe(linea, row.repetidas));
  const hechas = [
    ...(por.get('nada') ?? []).map(
      ({ numero, preguntaId }): Hecha => ({ numero, pregunta_id: preguntaId, resultado: 'igual' }),
    ),
    ...(await crear(work, row, por.get('crear') ?? [])),
  ];
  for (const linea of por.get('actualizar') ?? []) hechas.push(await actualizar(work, row, linea));
  await anotar(work, row.id, hechas);
  return true;
}

/** Those that don't come are crossed out at once. */
export async function apartar({ tx }: Work, id: string): Promise<void> {
  await tx.execute(sql`
    update importacion_lineas set resultado = 'fuera'
     where importacion_id = ${id} and estado in ('no_importa', 'fuera') and resultado is null`);
}
