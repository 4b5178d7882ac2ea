import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { actividadesTable } from '#features/actividades/table.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { anotarProgreso, loQueSale } from '#features/intentos/calificar/progreso.ts';
import { cierreSuyo } from '#features/intentos/empezar/suyos.ts';
import type { FilaDeIntento } from '#features/intentos/filas.ts';
import { lockMany, updateMany } from '#features/progreso/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Tx } from '#platform/db/pool.ts';

/** All that one person did in an evaluation in one round, under a lock, in order. */
export interface LoHecho {
  readonly usuarioId: string;
  readonly ronda: number;
  /** In which they are now. */
  readonly vigente: number;
  readonly intentos: readonly FilaDeIntento[];
}

async function leerReglas(tx: Tx, evaluacionId: string) {
  const [reglas] = await tx
    .select({ evaluacion: getTableColumns(evaluacionesTable), regla: actividadesTable.regla })
    .from(evaluacionesTable)
    .innerJoin(actividadesTable, eq(actividadesTable.id, evaluacionesTable.actividadId))
    .where(eq(evaluacionesTable.id, evaluacionId));
  if (!reglas) throw new Error(`evaluacion ${evaluacionId} vanished`);
  return reglas satisfies Pick<Actividad, 'regla'>;
}

async function leerCierres(
  tx: Tx,
  evaluacionId: string,
  usuarioIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await tx.execute<{ id: string; cierre: string | null }>(sql`
    select u.id, ${cierreSuyo(sql`u.id`)} as cierre
      from ${evaluacionesTable} cross join unnest(${sql.param([...usuarioIds])}::uuid[]) u (id)
     where ${evaluacionesTable.id} = ${evaluacionId}`);
  return new Map(rows.map(({ id, cierre }) => [id, cierre]));
}

/** `anotarProgreso` of many people in the same evaluation, in a few statements; nothing is taken from whoever had completed it. */
export async function anotarProgresoDeMuchos(
  work: Work,
  evaluacionId: string,
  deQuienes: readonly LoHecho[],
): Promise<void> {
  const pasados = deQuienes.filter(({ ronda, vigente }) => ronda !== vigente);
  for (const { intentos } of pasados) if (intentos[0]) await anotarProgreso(work, intentos[0]);
  const vigentes = deQuienes.filter(({ ronda, vigente }) => ronda === vigente);
  if (vigentes.length === 0) return;
  const ids = vigentes.map(({ usuarioId }) => usuarioId);
  const reglas = await leerReglas(work.tx, evaluacionId);
  const cierres = await leerCierres(work.tx, evaluacionId, ids);
  const filas = await lockMany(work, reglas.evaluacion.actividadId, ids);
  const nuevas = [];
  for (const { usuarioId, intentos } of vigentes) {
    const fila = filas.get(usuarioId);
    if (!fila) throw new Error(`intento of ${usuarioId} without progreso`);
    const sale = await loQueSale(
      work.tx,
      { ...reglas, suCierre: cierres.get(usuarioId) ?? null },
      intentos,
      work.now,
    );
    const hecha = sale.hecha || fila.estado === 'completada';
    nuevas.push({
      fila,
      valores: {
        estado: hecha ? ('completada' as const) : ('en_curso' as const),
        porcentaje: hecha ? 100 : 0,
        completadoEn: hecha ? (fila.completadoEn ?? work.now.toISOString()) : null,
        nota: sale.visible,
      },
    });
  }
  await updateMany(work, nuevas);
}
