import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { cierreDeRevision, loQueSeVe } from '@catedra/shared/evaluaciones/revision.ts';
import { estaCerrada } from '@catedra/shared/intentos/apertura.ts';
import { aprueba, notaQueCuenta } from '@catedra/shared/intentos/nota.ts';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { actividadesTable } from '#features/actividades/table.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import type { FilaDeIntento } from '#features/intentos/filas.ts';
import { segundosDentro } from '#features/intentos/sucesos.ts';
import { cierreSuyo } from '#features/intentos/empezar/suyos.ts';
import { intentosTable } from '#features/intentos/table.ts';
import { type Fila, lockOf, updateMine } from '#features/progreso/offers.ts';
import type { Work } from '#platform/changes/work.ts';

type Reglas = Pick<
  Evaluacion,
  'notaQueCuenta' | 'notaMinima' | 'revision' | 'cierraEn' | 'estado' | 'practica'
> &
  Pick<Actividad, 'regla'> & { readonly suyo: string | null };

/** Whether what was delivered completes the activity, by its rule. */
function completa(reglas: Reglas, intentos: readonly FilaDeIntento[], nota: string | null): boolean {
  const entregados = intentos.filter(({ estado }) => estado === 'entregado');
  if (entregados.length === 0) return false;
  if (reglas.regla !== 'aprobar' || reglas.practica) return true;
  // All its points were dropped: there is nothing to pass.
  if (entregados.every((uno) => uno.nota === null && !uno.provisional)) return true;
  return nota !== null && aprueba(nota, reglas.notaMinima);
}

/** Once it may be seen by its person; until then nobody reads it from their progress. */
function notaVisible(reglas: Reglas, intentos: readonly FilaDeIntento[], nota: string | null, now: Date) {
  if (nota === null) return null;
  const cierraEn = cierreDeRevision(reglas.cierraEn, reglas.suyo);
  const cerrada = estaCerrada({ estado: reglas.estado, cierraEn }, now);
  const entregadoEn = intentos.findLast(({ estado }) => estado === 'entregado')?.entregadoEn ?? null;
  const ve = loQueSeVe(reglas.revision, { entregadoEn, cerrada }, now);
  return ve.has('nota') ? Number(nota) : null;
}

/**
 * The attempts of one person make their mark and their progress. What is completed stays completed, unless an annulment
 * with its reason takes it away.
 */
export async function anotarProgreso(
  work: Work,
  { evaluacionId, usuarioId, actividadId }: FilaDeIntento,
  quita = false,
): Promise<Fila> {
  const [fila, [reglas], intentos] = await Promise.all([
    lockOf(work, usuarioId, actividadId),
    work.tx
      .select({
        notaQueCuenta: evaluacionesTable.notaQueCuenta,
        notaMinima: evaluacionesTable.notaMinima,
        revision: evaluacionesTable.revision,
        cierraEn: evaluacionesTable.cierraEn,
        suyo: cierreSuyo(usuarioId),
        estado: evaluacionesTable.estado,
        practica: evaluacionesTable.practica,
        regla: actividadesTable.regla,
      })
      .from(evaluacionesTable)
      .innerJoin(actividadesTable, eq(actividadesTable.id, evaluacionesTable.actividadId))
      .where(eq(evaluacionesTable.id, evaluacionId)),
    work.tx
      .select({ ...getTableColumns(intentosTable), segundos: segundosDentro(sql`${intentosTable}`) })
      .from(intentosTable)
      .where(and(eq(intentosTable.evaluacionId, evaluacionId), eq(intentosTable.usuarioId, usuarioId)))
      .orderBy(intentosTable.numero),
  ]);
  if (!fila) throw new Error(`intento of ${usuarioId} without progreso in ${actividadId}`);
  if (!reglas) throw new Error(`evaluacion ${evaluacionId} vanished`);
  const conNota = intentos.map((uno) => ({ ...uno, nota: uno.nota === null ? null : uno.nota.toFixed(2) }));
  const nota = notaQueCuenta(
    reglas.notaQueCuenta,
    conNota.filter(({ practica }) => !practica),
  );
  const hecha = completa(reglas, intentos, nota) || (fila.estado === 'completada' && !quita);
  return updateMine(work, fila, {
    estado: hecha ? 'completada' : 'en_curso',
    porcentaje: hecha ? 100 : 0,
    completadoEn: hecha ? (fila.completadoEn ?? work.now.toISOString()) : null,
    nota: notaVisible(reglas, intentos, nota, work.now),
    intentos: intentos.at(-1)?.numero ?? 0,
    tiempo: intentos.reduce((suma, uno) => suma + Math.max(0, uno.segundos ?? 0), 0),
  });
}
