import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { leerBuzon } from '#features/avisos/rebotes/leer-buzon.ts';
import { academiaConBuzon } from '#testing/returned-mail.ts';
import { postfix } from '#features/avisos/rebotes/testing/informes.ts';
import { eventually } from '#testing/eventually.ts';

const timeout = 120_000;
const { platform, databaseUrl, clock, env, buzon, buzonManners, avisada } = await academiaConBuzon();

/** Another process that reads the mailbox, and can be killed. */
function lector() {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../../testing/read-returns-once.ts')],
    {
      env: { ...env, PATH: process.env.PATH, DATABASE_URL: databaseUrl, AHORA: clock.now().toISOString() },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { ended, kill };
}

/** It dies at that step of the conversation. */
async function alPaso(paso: 'onFetch' | 'onStore'): Promise<void> {
  const llego = Promise.withResolvers<void>();
  const proceso = lector();
  buzonManners[paso] = async () => {
    await proceso.kill();
    buzon.cut();
    llego.resolve();
  };
  await llego.promise;
  delete buzonManners[paso];
}

/** It dies while it writes down what it read. */
async function alApuntar(): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('begin; lock table correos in share mode');
  const proceso = lector();
  const esperan = sql`datname = current_database() and wait_event_type = 'Lock'`;
  await eventually(async () => {
    const { rows } = await platform.db.execute(sql`select from pg_stat_activity where ${esperan}`);
    expect(rows.length).toBeGreaterThan(0);
  });
  await proceso.kill();
  await platform.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${esperan}`);
  await client.query('rollback');
  await client.end();
}

test.each([
  ['al leerlo', () => alPaso('onFetch'), false],
  ['al apuntarlo', alApuntar, false],
  ['apuntado, y sin marcarlo', () => alPaso('onStore'), true],
] as const)('muere %s: el informe no se pierde, y cuenta una vez', { timeout }, async (_, muere, contado) => {
  const ana = await avisada();
  buzon.deliver(postfix(ana));
  await muere();
  expect(buzon.unseen()).toBe(1);
  expect(await ana.parada()).toBe(contado);
  // What somebody decided in between holds if it had been counted.
  if (contado) await platform.db.execute(sql`delete from correos_parados`);
  await eventually(async () => {
    await leerBuzon(platform);
    expect(buzon.unseen()).toBe(0);
  });
  expect(await ana.estado()).toEqual(['rebotado: el buzón no existe (5.1.1)']);
  expect(await ana.parada()).toBe(!contado);
});
