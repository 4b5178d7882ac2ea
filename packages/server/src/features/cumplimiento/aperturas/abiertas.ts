import type { Actor } from '@catedra/shared/core/actor.ts';
import type { AperturasDeshechas, QuienesDeCurso } from '@catedra/shared/cumplimiento/aperturas.ts';
import { aQuienSigue } from '@catedra/shared/participantes/rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { aQuienAbre } from '#features/cumplimiento/aperturas/candidatas.ts';
import { participantesSql } from '#features/participantes/offers.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

const NOMBRADAS = 100;

export interface Abierta extends Record<string, unknown> {
  readonly id: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly seDevuelve: boolean;
}

/** What that act of whoever asks opened. */
export const deEseActo = (actor: Actor, marca: string): SQL =>
  sql`r.abierta_en = ${marca}::timestamptz and r.abierta_por = ${actor.id}`;

/** What anybody opened to these people, while it is the round in which they are. */
export async function deEsasPersonas(
  on: Database | Tx,
  actor: Actor,
  { cursoId, quienes, now }: { cursoId: string; quienes: QuienesDeCurso; now: Date },
): Promise<{ readonly donde: SQL; readonly elegidas: SQL }> {
  const elegidas =
    'usuarioIds' in quienes
      ? sql`select unnest(${sql.param(quienes.usuarioIds)}::uuid[])`
      : await participantesSql(on, cursoId, aQuienSigue(actor), quienes.filtro, now);
  return {
    elegidas,
    donde: sql`r.abierta_por is not null and r.usuario_id in (${elegidas})
      and r.ronda + 1 = ronda_vigente(r.usuario_id, r.curso_id)`,
  };
}

/** Those to whom whoever administers opened their round and who are in it, and whether they did nothing there. */
export async function leerAbiertas(
  on: Database | Tx,
  actor: Actor,
  cursoId: string,
  donde: SQL,
): Promise<Abierta[]> {
  const { rows } = await on.execute<Abierta>(sql`
    select usuarios.id, usuarios.nombre, usuarios.apellidos, ronda_sin_tocar(r.usuario_id, r.curso_id, r.ronda + 1) as "seDevuelve"
      from rondas r join usuarios on usuarios.id = r.usuario_id
     where r.curso_id = ${cursoId} and r.ultimo_dia is not null and ${donde} and ${aQuienAbre(actor)}
     order by usuarios.apellidos, usuarios.nombre, usuarios.id`);
  return rows;
}

/** What taking back does to them. */
export function repartir(filas: readonly Abierta[]): AperturasDeshechas & { readonly vuelven: string[] } {
  const quedan = filas.filter(({ seDevuelve }) => !seDevuelve);
  return {
    vuelven: filas.flatMap(({ id, seDevuelve }) => (seDevuelve ? [id] : [])),
    deshechas: filas.length - quedan.length,
    quedan: quedan
      .slice(0, NOMBRADAS)
      .map(({ id, nombre, apellidos }) => ({ usuarioId: id, nombre, apellidos })),
    cuantasQuedan: quedan.length,
  };
}
