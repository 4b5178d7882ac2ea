import { DIA } from '@catedra/shared/core/duraciones.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, soloLectura } from '@catedra/shared/core/errors.ts';
import type { QuienCorrige } from '@catedra/shared/entregas/cola.ts';
import { lt, type SQL, sql } from 'drizzle-orm';
import { lasDeQuienesCalifica } from '#features/entregas/alcance.ts';
import { obras, respuestas } from '#features/entregas/queries.ts';
import { correccionesAbiertasTable } from '#features/entregas/table.ts';
import type { Database } from '#platform/db/pool.ts';
import { job } from '#platform/job.ts';

/** Whoever has not been heard of for this long has left. */
const AUSENTE_MS = 45_000;
/** More names than this say nothing. */
const NOMBRADOS = 10;

const vista = (now: Date): string => new Date(now.getTime() - AUSENTE_MS).toISOString();

export interface Pieza {
  readonly id: string;
  /** Null: a work. */
  readonly lugar: number | null;
}

/** Those `x` that somebody else has open now. */
const deOtros = (actor: Actor, now: Date): SQL =>
  sql`${correccionesAbiertasTable} x where x.usuario_id <> ${actor.id} and x.en >= ${vista(now)}::timestamptz`;

/** `e` is open to somebody else who marks. */
export const abiertaPorOtros = (actor: Actor, now: Date): SQL =>
  sql`(e.id, coalesce(e.lugar, -1)) in (select x.entrega_id, x.lugar from ${deOtros(actor, now)})`;

/** The names of whoever else has some of those `e` open, as many as are said of a pile. */
export const nombresDe = (actor: Actor, now: Date, estas: SQL): SQL => sql`array(
  select distinct trim(q.nombre || ' ' || q.apellidos) as nombre from usuarios q
   where q.id in (select x.usuario_id from ${deOtros(actor, now)} and (x.entrega_id, x.lugar::int) in (${estas}))
   order by 1 limit 3)`;

/** Only those who may mark it, and nobody their own. */
async function exigirQueLaCalifica(db: Database, actor: Actor, { id, lugar }: Pieza): Promise<void> {
  if (actor.quienMira) throw soloLectura();
  const piezas =
    lugar === null
      ? obras(sql`e.id = ${id} and e.estado <> 'borrador'`)
      : respuestas(sql`i.id = ${id} and p.lugar = ${lugar}`);
  const { rows } = await db.execute(sql`
    select 1 from ${piezas} e where ${lasDeQuienesCalifica(actor)} and e.usuario_id <> ${actor.id}`);
  if (rows.length === 0) throw noEncontrado();
}

/** Says that someone has it open to mark it, and hears who else has. */
export async function estarCorrigiendo(
  db: Database,
  actor: Actor,
  pieza: Pieza,
  now: Date,
): Promise<{ otros: QuienCorrige[] }> {
  await exigirQueLaCalifica(db, actor, pieza);
  const { id: entregaId } = pieza;
  const lugar = pieza.lugar ?? -1;
  const en = now.toISOString();
  const t = correccionesAbiertasTable;
  await db
    .insert(t)
    .values({ entregaId, lugar, usuarioId: actor.id, desde: en, en })
    .onConflictDoUpdate({
      target: [t.entregaId, t.lugar, t.usuarioId],
      set: { en, desde: sql`case when ${t.en} < ${vista(now)} then ${en} else ${t.desde} end` },
    });
  const { rows } = await db.execute<{ usuarioId: string; nombre: string; desde: string }>(sql`
    select x.usuario_id as "usuarioId", trim(u.nombre || ' ' || u.apellidos) as nombre, x.desde
      from ${t} x join usuarios u on u.id = x.usuario_id
     where x.entrega_id = ${entregaId} and x.lugar = ${lugar} and x.usuario_id <> ${actor.id}
       and x.en >= ${vista(now)}::timestamptz
     order by x.desde, x.usuario_id limit ${NOMBRADOS}`);
  return { otros: rows.map((otro) => ({ ...otro, desde: new Date(otro.desde).toISOString() })) };
}

/** Whoever may not mark it has nothing of theirs to take away. */
export async function dejarDeCorregir(db: Database, actor: Actor, pieza: Pieza): Promise<void> {
  await exigirQueLaCalifica(db, actor, pieza);
  await db.execute(sql`delete from ${correccionesAbiertasTable} x
    where x.entrega_id = ${pieza.id} and x.lugar = ${pieza.lugar ?? -1} and x.usuario_id = ${actor.id}`);
}

/** What somebody left without saying so. */
export const olvidarAbiertasJob = job(
  'entregas.olvidar-abiertas',
  async ({ db, clock }) => {
    const ayer = new Date(clock.now().getTime() - DIA).toISOString();
    await db.delete(correccionesAbiertasTable).where(lt(correccionesAbiertasTable.en, ayer));
  },
  { schedule: '31 3 * * *' },
);
