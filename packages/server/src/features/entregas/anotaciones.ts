import type { Actor } from '@catedra/shared/core/actor.ts';
import type { AnotacionPuesta } from '@catedra/shared/entregas/anotaciones.ts';
import { calificaA } from '@catedra/shared/entregas/policy.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/pool.ts';

/** Whoever marks everybody takes away what any other said. */
const quitable = (actor: Actor): SQL =>
  calificaA(actor) === 'todos' ? sql`true` : sql`n.usuario_id = ${actor.id}`;

/** What was said of a place, `anotaciones n` written by `q`, for whoever marks. */
const anotacionPuestaJson = (actor: Actor): SQL => sql`json_build_object('id', n.id, 'ancla', n.ancla,
  'texto', n.texto, 'version', n.version, 'quitable', ${quitable(actor)},
  'de', case when n.usuario_id <> ${actor.id} then trim(q.nombre || ' ' || q.apellidos) end)`;

const DE_QUIENES = sql`anotaciones n join usuarios q on q.id = n.usuario_id`;

/** All that was said of places of one answer, or of a work. */
export const anotacionesPuestas = (actor: Actor, de: SQL, lugar: SQL): SQL => sql`(
  select coalesce(json_agg(${anotacionPuestaJson(actor)} order by n.escrita_en, n.id), '[]')
    from ${DE_QUIENES} where n.entrega_id = ${de} and n.lugar = ${lugar})`;

interface Guardada extends Record<string, unknown> {
  /** -1: of a work. */
  readonly lugar: number;
  readonly puesta: AnotacionPuesta;
}

/** One of them; null where there is none. */
export async function leerAnotacion(
  tx: Tx,
  actor: Actor,
  entregaId: string,
  id: string,
): Promise<Guardada | null> {
  const { rows } = await tx.execute<Guardada>(sql`
    select n.lugar, ${anotacionPuestaJson(actor)} as puesta from ${DE_QUIENES}
     where n.id = ${id} and n.entrega_id = ${entregaId}`);
  return rows[0] ?? null;
}
