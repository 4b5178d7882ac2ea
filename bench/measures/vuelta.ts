import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Database, openDatabase } from '../../packages/server/src/platform/db/pool.ts';
import type { Bench } from '../bench.ts';
import { crowd, person, signIn } from '../people.ts';
import { medians } from '../rounds.ts';
import { changeCourse, ITS_PLACE, lastToHear, openScreen } from '../screens.ts';

/** How far back the last places of those who come back are. */
const MISSED = 20;

/** A log of the transactions that came last here; four of five changes silent, as imports leave them. */
async function fillLog(databaseUrl: string, changes: number): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`
    insert into cambios (xid, en, actor_id, comando, tipo, coleccion, documento, antes, despues, detalle, silencioso)
    select (pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1 - (${changes} - n) / 1000)::text::xid8,
           now() - (${changes} - n) * interval '20 seconds', gen_random_uuid(), 'grupos.editar', 'cambio', 'grupos',
           gen_random_uuid()::text, '{"estado":"activo"}', '{"estado":"activo"}', '{"nombre":["uno","otro"]}', n % 5 > 0
      from generate_series(1, ${changes}) n`);
  await client.query('vacuum analyze cambios');
  await client.end();
}

async function people(db: Database, total: number): Promise<string[]> {
  await db.execute(
    sql`insert into perfiles (id, nombre, permisos) values (gen_random_uuid(), 'Estudiante', '{}') on conflict do nothing`,
  );
  await crowd(db, total);
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from usuarios where correo like '%@multitud.example' limit ${total}`,
  );
  const cookies: string[] = [];
  for (const { id } of rows) cookies.push(await signIn(db, id));
  return cookies;
}

async function lastPlaces(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ place: string }>(sql`
    select xid::text || '.' || id as place from cambios where not silencioso
     order by cambios.xid desc, id desc limit ${MISSED}`);
  return rows.map(({ place }) => place);
}

/**
 * 2,000 people come back at once after a restart with a million changes in the log, half of them with their last place:
 * from the first connection that is accepted to the last screen that is told a new change.
 */
export async function measureReturn(bench: Bench) {
  let cookies: string[] = [];
  const fill = async (databaseUrl: string) => {
    const db = openDatabase(databaseUrl, { max: 5 });
    cookies = await people(db, bench.amount(2000, 50));
    await fillLog(databaseUrl, bench.amount(1_000_000, 5000));
    await db.$client.end();
  };
  return bench.filled(fill, async (academy) => {
    const { url, db } = academy;
    const author = await signIn(db, await person(db, 'Super Administrador'));
    const places = await lastPlaces(db);
    const { ms } = await medians(bench.rounds, async (n) => {
      if (n > 0) await academy.restart();
      const screens = cookies.map((cookie, i) => {
        const place = i % 2 === 0 ? places[i % MISSED] : undefined;
        return openScreen(url, { cookie, ...(place && { 'last-event-id': place }) });
      });
      try {
        const first = await Promise.race(screens.map(({ accepted }) => accepted));
        await lastToHear(screens, ITS_PLACE);
        const { curso } = await changeCourse(academy, author);
        return { ms: (await lastToHear(screens, curso)) - first };
      } finally {
        for (const screen of screens) screen.close();
      }
    });
    return { vuelta_2000_ms: Math.round(ms) };
  });
}
