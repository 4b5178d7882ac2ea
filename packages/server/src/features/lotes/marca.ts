import type { Decision } from '@catedra/shared/lotes/rules.ts';
import { sql } from 'drizzle-orm';
import { deshaciendo } from '#features/grupos/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** By what an act is known when it is taken back: its transaction. */
export async function marcaDe({ tx }: Work): Promise<string> {
  const { rows } = await tx.execute<{ marca: string }>(sql`select pg_current_xact_id()::text as marca`);
  return rows[0]?.marca ?? '';
}

/** What this work does takes that act back, if it was the actor's own. */
export async function tomarPorVuelta(work: Work, marca: string | undefined): Promise<void> {
  if (marca === undefined) return;
  const { rows } = await work.tx.execute(
    sql`select from cambios where xid = ${marca}::xid8 and actor_id = ${work.actor.id} limit 1`,
  );
  if (rows.length > 0) deshaciendo(work, marca);
}

/**
 * Leaves out of a way back those whose estado or perfil changed after that act: the last change of it in the log is
 * another. Numbers of the log grow while the person is held, so they tell the order; transactions that wait don't, and
 * none waits for a day: what is older than that is not read, however long someone's history is.
 */
export async function salvoQuienCambio(
  on: Database | Tx,
  { dato, deshace }: { readonly dato: 'estado' | 'perfil'; readonly deshace: string | undefined },
  personas: readonly { readonly id: string }[],
  decisiones: readonly Decision[],
): Promise<Decision[]> {
  if (deshace === undefined) return [...decisiones];
  const { rows } = await on.execute<{ id: string }>(sql`
    with acto as materialized (
      select documento, id, en from cambios
       where xid = ${deshace}::xid8 and coleccion = 'usuarios' and detalle ? ${dato})
    select c.documento as id from acto c
     where c.documento = any(${sql.param(personas.map(({ id }) => id))}::text[])
       and (select true from cambios d
             where d.coleccion = 'usuarios' and d.documento = c.documento and d.detalle ? ${dato}
               and d.en >= c.en - interval '1 day' and d.id > c.id limit 1) is null`);
  const siguen = new Set(rows.map(({ id }) => id));
  return decisiones.map((decision, i) =>
    decision === 'hacer' && !siguen.has(personas[i]?.id ?? '') ? 'CAMBIO_DESPUES' : decision,
  );
}
