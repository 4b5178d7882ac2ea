import { HORA } from '@catedra/shared/core/duraciones.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runWork } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const src = join(import.meta.dirname, '..');

/** PostgreSQL's own clocks; those of JavaScript have an object before them. */
const CLOCKS =
  /(?<![.\w])(?:now\(\)(?!:)|current_(?:date|time|timestamp)\b|local(?:time|timestamp)\b|(?:clock|statement|transaction)_timestamp\(\))/gi;

/** Where the server's own clock is meant. */
const OWN: Readonly<Record<string, string>> = {
  'base/base.ts': 'which months a start opens, before there is any work',
  'base/reglas/registro.sql': 'the log is protected from whoever says another moment, too',
  'platform/db/statements-now.ts': 'how long a statement has been under way, by the server that runs it',
  'platform/db/replica.ts':
    'how far what a replica holds is behind, by the clock of the server that holds it',
  'platform/dump/dump.ts': 'the moment as of which a copy holds what it holds, by the server that gave it',
  'platform/jobs/given-up.ts':
    'what the queue is asked to do again is due by the clock that the queue goes by',
  'platform/jobs/look.ts': 'what is late is told by the clock that the queue goes by',
  'platform/jobs/queues.ts':
    'how long the oldest of a queue has been due, by the clock that the queue goes by',
  'platform/schema/kept-rules.ts': 'when a start put the rules, before there is any work',
};

test('nadie más mira el reloj: cada sentencia y cada regla pregunta a ahora()', () => {
  const files = globSync('{base,features,platform,seed}/**/*.{ts,sql}', { cwd: src })
    .filter((file) => !/\.test\.ts$|\/testing\/|\/fixtures\/|base\/migraciones\/|base\/base\.sql/.test(file))
    .filter((file) => (readFileSync(join(src, file), 'utf8').match(CLOCKS) ?? []).length > 0);
  expect(files.toSorted()).toEqual(Object.keys(OWN).toSorted());
});

const { platform, clock } = await createTestApp();

async function momentOf(tx: Database | Tx): Promise<Date> {
  const { rows } = await tx.execute<{ ahora: Date }>(sql`select ahora() as ahora`);
  return new Date(rows[0]?.ahora ?? 0);
}

test('lo que se hace es de un solo momento, el del trabajo; lo que se lee, del reloj del servidor', async () => {
  clock.advance({ days: 40 });
  const work = await runWork(platform, SISTEMA, 'prueba.reloj', async ({ tx, now }) => ({
    now,
    first: await momentOf(tx),
    last: await momentOf(tx),
  }));
  expect([work.first, work.last]).toEqual([work.now, work.now]);

  // Whichever connection answers, the moment of that work went with it.
  const read = await Promise.all(Array.from({ length: 20 }, () => momentOf(platform.db)));
  for (const moment of read) expect(Math.abs(moment.getTime() - Date.now())).toBeLessThan(HORA);
});
