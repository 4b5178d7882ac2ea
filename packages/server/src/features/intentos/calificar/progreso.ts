import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import { cierreDeRevision, loQueSeVe } from '@catedra/shared/evaluaciones/revision.ts';
import { estaCerrada } from '@catedra/shared/intentos/apertura.ts';
import { aprueba, notaQueCuenta } from '@catedra/shared/intentos/nota.ts';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { actividadesTable } from '#features/actividades/table.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import type { FilaDeIntento } from '#features/intentos/filas.ts';
import { segundosDentro } from '#features/intentos/sucesos.ts';
import { cierreSuyo, leerLoSuyo } from '#features/intentos/empezar/suyos.ts';
import { loQueVeDe } from '#features/intentos/resultados/lo-que-ve.ts';
import { intentosTable } from '#features/intentos/table.ts';
import { type Fila, lockIn, updateMine } from '#features/progreso/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Tx } from '#platform/db/pool.ts';

export interface Reglas extends Pick<Actividad, 'regla'> {
  readonly evaluacion: typeof evaluacionesTable.$inferSelect;
  readonly suCierre: string | null;
}

/** Whether what was delivered completes the activity, by its rule. */
function completa(
  { regla, evaluacion }: Reglas,
  intentos: readonly FilaDeIntento[],
  nota: string | null,
): boolean {
  const entregados = intentos.filter(({ estado }) => estado === 'entregado');
  if (entregados.length === 0) return false;
  if (regla !== 'aprobar' || evaluacion.practica) return true;
  // All its points were dropped: there is nothing to pass.
  if (entregados.every((uno) => uno.nota === null && !uno.provisional)) return true;
  return nota !== null && aprueba(nota, evaluacion.notaMinima);
}

/** Once it may be seen by its person; until then nobody reads it from their progress. */
async function seVeLaNota(
  { tx, now }: Pick<Work, 'tx' | 'now'>,
  { evaluacion, suCierre }: Reglas,
  ultimo: FilaDeIntento | undefined,
  aprobada: boolean,
): Promise<boolean> {
  if (!ultimo) return false;
  const { id, estado, revision, cierraEn } = evaluacion;
  const cerrada = estaCerrada({ estado, cierraEn: cierreDeRevision(cierraEn, suCierre) }, now);
  const con = (sinIntentos: boolean) =>
    loQueSeVe(revision, { entregadoEn: ultimo.entregadoEn, cerrada, sinIntentos }, now).has('nota');
  // Their own attempts are looked at only where the answer hangs on them.
  if (con(false) === con(true)) return con(false);
  const suyo = (await leerLoSuyo(tx, ultimo.usuarioId, [id]))(id);
  return loQueVeDe(evaluacion, { suyo, suCierre, aprobada }, ultimo, now).ve.has('nota');
}

type ConTiempo = FilaDeIntento & { readonly segundos: number | null };

/** What a person did in an evaluation in one round, and by which rules it counts for them. */
async function leerCuenta(
  tx: Tx,
  { evaluacionId, usuarioId, ronda }: Pick<FilaDeIntento, 'evaluacionId' | 'usuarioId' | 'ronda'>,
): Promise<{ readonly reglas: Reglas; readonly intentos: readonly ConTiempo[] }> {
  const [[reglas], intentos] = await Promise.all([
    tx
      .select({
        evaluacion: getTableColumns(evaluacionesTable),
        suCierre: cierreSuyo(usuarioId),
        regla: actividadesTable.regla,
      })
      .from(evaluacionesTable)
      .innerJoin(actividadesTable, eq(actividadesTable.id, evaluacionesTable.actividadId))
      .where(eq(evaluacionesTable.id, evaluacionId)),
    tx
      .select({ ...getTableColumns(intentosTable), segundos: segundosDentro(sql`${intentosTable}`) })
      .from(intentosTable)
      .where(
        and(
          eq(intentosTable.evaluacionId, evaluacionId),
          eq(intentosTable.usuarioId, usuarioId),
          eq(intentosTable.ronda, ronda),
        ),
      )
      .orderBy(intentosTable.numero),
  ]);
  if (!reglas) throw new Error(`evaluacion ${evaluacionId} vanished`);
  return { reglas, intentos };
}

/** What those attempts make at a moment: whether it is done, the mark that counts, and what of it may be seen. */
export async function loQueSale(tx: Tx, reglas: Reglas, intentos: readonly FilaDeIntento[], now: Date) {
  const conNota = intentos.map((uno) => ({ ...uno, nota: uno.nota === null ? null : uno.nota.toFixed(2) }));
  const nota = notaQueCuenta(
    reglas.evaluacion.notaQueCuenta,
    conNota.filter(({ practica }) => !practica),
  );
  const hecha = completa(reglas, intentos, nota);
  const ultimo = intentos.findLast(({ estado }) => estado === 'entregado');
  const seVe = nota !== null && (await seVeLaNota({ tx, now }, reglas, ultimo, hecha));
  return { hecha, nota, visible: seVe ? Number(nota) : null };
}

/** What the progress of somebody must say of an evaluation, by their attempts. */
export async function loQueDebeConstar(tx: Tx, intento: FilaDeIntento, now: Date) {
  const { reglas, intentos } = await leerCuenta(tx, intento);
  return { ...(await loQueSale(tx, reglas, intentos, now)), ultimo: intentos.at(-1)?.id };
}

/**
 * The attempts of one person make their mark and their progress. What is completed stays completed, unless an annulment
 * with its reason takes it away.
 */
export async function anotarProgreso(work: Work, intento: FilaDeIntento, quita = false): Promise<Fila> {
  const { usuarioId, actividadId, ronda } = intento;
  const [fila, { reglas, intentos }] = await Promise.all([
    lockIn(work, ronda, { usuarioId, actividadId }),
    leerCuenta(work.tx, intento),
  ]);
  if (!fila) throw new Error(`intento of ${usuarioId} without progreso in ${actividadId}`);
  const sale = await loQueSale(work.tx, reglas, intentos, work.now);
  const hecha = sale.hecha || (fila.estado === 'completada' && !quita);
  return updateMine(work, fila, {
    estado: hecha ? 'completada' : 'en_curso',
    porcentaje: hecha ? 100 : 0,
    completadoEn: hecha ? (fila.completadoEn ?? work.now.toISOString()) : null,
    nota: sale.visible,
    intentos: intentos.at(-1)?.numero ?? 0,
    tiempo: intentos.reduce((suma, uno) => suma + Math.max(0, uno.segundos ?? 0), 0),
  });
}
