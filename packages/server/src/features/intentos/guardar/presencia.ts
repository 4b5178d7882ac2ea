import { hash } from 'node:crypto';
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
  with latidos as (select * from unnest($1::uuid[], $2::timestamptz[], $3::text[]) l(id, en, red)),
  libres as (
    select i.id, l.en, l.red, i.red is distinct from l.red and i.red is not null and 'red' = any(i.anota) as otra,
           extract(epoch from l.en - greatest(i.visto_en,
             (select max(p.guardada_en) from intento_preguntas p where p.intento_id = i.id)))::float * 1000 as callado
      from latidos l join intentos i on i.id = l.id
     where i.estado = 'en_curso' for update of i skip locked)
  update intentos i set visto_en = greatest(i.visto_en, f.en), red = f.red from libres f where i.id = f.id
  returning i.id, f.callado, f.otra`,
};

interface Latido {
  readonly id: string;
  readonly en: string;
  readonly red: string;
}

interface Antes {
  /** For how long the device had said nothing. */
  readonly callado: number;
  /** It came from another network. */
  readonly otra: boolean;
}

const NADA: Antes = { callado: 0, otra: false };

/** How each device stood; nothing of an attempt that does not go on. */
const latidos = (on: Queryable) =>
  batched(async (juntos: readonly Latido[]): Promise<Antes[]> => {
    const values = [juntos.map(({ id }) => id), juntos.map(({ en }) => en), juntos.map(({ red }) => red)];
    const { rows } = await on.query<Antes & { id: string }>({ ...VISTOS, values });
    const antes = new Map(rows.map((fila) => [fila.id, fila]));
    return juntos.map(({ id }) => antes.get(id) ?? NADA);
  });

/** Another network makes another; which it is can't be read in it, nor compared between attempts. */
const marcaDe = (intentoId: string, direccion: string): string =>
  hash('sha256', `${intentoId} ${direccion}`).slice(0, 16);

export type Presencia = (intentoId: string, direccion: string, now: Date) => Promise<void>;

/** The device of an attempt is there; that it came back after a silence, or from elsewhere, is a fact of the attempt. */
export function presencia(db: Database): Presencia {
  const late = latidos(db.$client);
  return async (intentoId, direccion, now) => {
    const en = now.toISOString();
    const { callado, otra } = await late({ id: intentoId, en, red: marcaDe(intentoId, direccion) });
    const volvio = callado > SILENCIO_MS;
    if (!volvio && !otra) return;
    const detalle = `${Math.round(callado / MINUTO)} min sin conexión`;
    await inTransaction(db, async (tx) => {
      if (volvio) await anotarSuceso(tx, intentoId, { tipo: 'reconexion', en, detalle });
      if (otra) await anotarSuceso(tx, intentoId, { tipo: 'red', en });
    });
  };
}
