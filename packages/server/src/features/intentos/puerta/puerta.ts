import { AUSENTE_DE_PUERTA_MS, comienzoTrasLaPuerta, puertaDe } from '@catedra/shared/intentos/puerta.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { puertaCerrada } from '@catedra/shared/intentos/errors.ts';
import { puedeVigilar } from '@catedra/shared/intentos/policy.ts';
import { sql } from 'drizzle-orm';
import { alcanzaA } from '#features/intentos/alcance.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

type ConPuerta = Pick<Evaluacion, 'id' | 'empezarJuntos' | 'abreEn'>;

/** When the door of an evaluation was last opened. */
export async function leerAbiertaEn(db: Database | Tx, evaluacionId: string): Promise<string | null> {
  const { rows } = await db.execute<{ en: string }>(sql`
    select ${isoSql(sql`p.abierta_en`)} as en from puertas p where p.evaluacion_id = ${evaluacionId}`);
  return rows[0]?.en ?? null;
}

/** From when the clock of somebody who comes in now runs; nobody comes in before it is opened. */
export async function comienzoDe(tx: Tx, reglas: ConPuerta, usuarioId: string, now: Date): Promise<Date> {
  if (!reglas.empezarJuntos) return now;
  const abiertaEn = await leerAbiertaEn(tx, reglas.id);
  if (abiertaEn === null || puertaDe(reglas, abiertaEn) === 'cerrada') throw puertaCerrada();
  // Waiting serves once: another attempt of theirs begins at its own moment.
  const { rows } = await tx.execute<{ vistoEn: string }>(sql`
    delete from puerta_esperas w where w.evaluacion_id = ${reglas.id} and w.usuario_id = ${usuarioId}
    returning ${isoSql(sql`w.visto_en`)} as "vistoEn"`);
  return comienzoTrasLaPuerta(abiertaEn, rows[0]?.vistoEn ?? null, now);
}

/** How many wait at a door at a moment, of those whom somebody watches. */
export async function cuantosEsperan(
  db: Database | Tx,
  actor: Actor,
  evaluacionId: string,
  now: Date,
): Promise<number> {
  const desde = new Date(now.getTime() - AUSENTE_DE_PUERTA_MS).toISOString();
  const { rows } = await db.execute<{ cuantos: number }>(sql`
    select count(*)::int as cuantos from puerta_esperas w join usuarios u on u.id = w.usuario_id
     where w.evaluacion_id = ${evaluacionId} and w.visto_en >= ${desde}::timestamptz
       and ${alcanzaA(actor, puedeVigilar(actor))}`);
  return rows[0]?.cuantos ?? 0;
}
