import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { anotarSuceso } from '#features/intentos/sucesos.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Database } from '#platform/db/pool.ts';

/** Devices are heard of every 20 s: this long without a word, and it was cut off. */
const SILENCIO_MS = MINUTO;

const VISTO = {
  name: 'intentos.visto',
  text: `update intentos set visto_en = $2 where id = $1 and estado = 'en_curso'
    returning extract(epoch from new.visto_en - old.visto_en)::float * 1000 as callado`,
};

/** The device of an attempt is there; that it came back after a silence is a fact of the attempt. */
export async function anotarPresencia(db: Database, intentoId: string, now: Date): Promise<void> {
  const en = now.toISOString();
  const { rows } = await db.$client.query<{ callado: number }>({ ...VISTO, values: [intentoId, en] });
  const callado = rows[0]?.callado ?? 0;
  if (callado <= SILENCIO_MS) return;
  const detalle = `${Math.round(callado / MINUTO)} min sin conexión`;
  await inTransaction(db, (tx) => anotarSuceso(tx, intentoId, { tipo: 'reconexion', en, detalle }));
}
