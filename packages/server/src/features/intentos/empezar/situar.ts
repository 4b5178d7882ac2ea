import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import type { Efectivo } from '@catedra/shared/evaluaciones/efectivo.ts';
import { seCerro } from '@catedra/shared/progreso/requisitos.ts';
import { type Situacion, situacionesDe } from '@catedra/shared/progreso/rules.ts';
import { efectivoDe, type LoSuyo } from '#features/intentos/empezar/suyos.ts';
import { leerNombresDeGrupos, type PasoLeido, recorridoDe } from '#features/progreso/offers.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface CursoSituado {
  readonly id: string;
  readonly estado: Parameters<typeof recorridoDe>[1]['estado'];
  readonly secuencial: boolean;
  readonly iniciaEn: string | null;
  readonly terminaEn: string | null;
  readonly zona: string;
}

export interface PruebaSituada {
  readonly paso: PasoLeido;
  /** What blocks it, and whether that is its date: an exception may say another. */
  readonly situacion: Situacion & { readonly porFecha: boolean };
  readonly efectivo: Efectivo;
}

/** An evaluation in the way of its course, as it stands for one person now. */
export async function situarPrueba(
  db: Database | Tx,
  actor: Actor,
  { curso, pasos }: { readonly curso: CursoSituado; readonly pasos: readonly PasoLeido[] },
  evaluacion: Pick<Evaluacion, 'actividadId' | 'abreEn' | 'cierraEn' | 'minutos' | 'intentos'>,
  suyo: LoSuyo,
  now: Date,
): Promise<PruebaSituada> {
  const lugar = pasos.findIndex(({ id }) => id === evaluacion.actividadId);
  const paso = pasos[lugar];
  if (!paso) throw noEncontrado();
  const recorrido = recorridoDe(actor, curso, await leerNombresDeGrupos(db, pasos), now);
  const situacion = situacionesDe(pasos, recorrido)[lugar] as Situacion;
  const porFecha = seCerro(paso, { ahora: now.toISOString() });
  const efectivo = efectivoDe(evaluacion, suyo, paso.evaluacion);
  return { paso, situacion: { ...situacion, porFecha }, efectivo };
}
