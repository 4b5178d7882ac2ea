import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { anotarSuceso } from '#features/intentos/sucesos.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Queryable } from '#platform/db/queryable.ts';
import { batched } from '#platform/turns/batch.ts';

/** Devices are heard of every 10 s: this long without a word, and it was cut off. */
const SILENCIO_MS = MINUTO;

/**
 * Beats that come together are written together. What was saved since the last beat was a sign of life too. Whoever is
 * being given time, or handed in, at this moment is passed over: their next beat is near.
 */
const VISTOS = {
  name: 'intentos.vistos',
  text: `
  with latidos as (select * from unnest($1::uuid[], $2::timestamptz[]) l(id, en)),
  libres as (
    select i.id, l.en,
           extract(epoch from l.en - greatest(i.visto_en,
             (select max(p.guardada_en) from intento_preguntas p where p.intento_id = i.id)))::float * 1000 as callado
      from latidos l join intentos i on i.id = l.id
     where i.estado = 'en_curso' for update of i skip locked)
  update intentos i set visto_en = greatest(i.visto_en, f.en) from libres f where i.id = f.id returning i.id, f.callado`,
};

interface Latido {
  readonly id: string;
  readonly en: string;
}

/** For how long each device had said nothing; none of an attempt that does not go on. */
const latidos = (on: Queryable) =>
  batched(async (juntos: readonly Latido[]): Promise<number[]> => {
    const values = [juntos.map(({ id }) => id), juntos.map(({ en }) => en)];
    const { rows } = await on.query<{ id: string; callado: number }>({ ...VISTOS, values });
    const callados = new Map(rows.map(({ id, callado }) => [id, callado]));
    return juntos.map(({ id }) => callados.get(id) ?? 0);
  });

export type Presencia = (intentoId: string, now: Date) => Promise<void>;

/** The device of an attempt is there; that it came back after a silence is a fact of the attempt. */
export function presencia(db: Database): Presencia {
  const late = latidos(db.$client);
  return async (intentoId, now) => {
    const en = now.toISOString();
    const callado = await late({ id: intentoId, en });
    if (callado <= SILENCIO_MS) return;
    const detalle = `${Math.round(callado / MINUTO)} min sin conexión`;
    await inTransaction(db, (tx) => anotarSuceso(tx, intentoId, { tipo: 'reconexion', en, detalle }));
  };
}
