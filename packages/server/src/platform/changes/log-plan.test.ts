import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { AFTER, LAST } from '#platform/changes/log.ts';
import { MISSED } from '#platform/changes/missed.ts';
import { loadConfig } from '#platform/config.ts';
import { openPools } from '#platform/db/pool.ts';
import { type Asked, explain, nodesOf, type PlanNode } from '#testing/plans/explain.ts';
import { createTestDatabase } from '#testing/postgres.ts';

const ROWS = 100_000;
/** Numbers of transactions that every server has already given away. */
const TRANSACTIONS = 500;

const END = [String(TRANSACTIONS), ROWS - 3] as const;
const LATE = ['490'];

const statements: Record<string, Asked> = {
  'lo que sigue al final': { ...AFTER, values: [...END, 500, []] },
  'lo que sigue, con una transacción que llega tarde': { ...AFTER, values: [...END, 500, LATE] },
  'el último lugar': LAST,
  'lo que perdieron quienes vuelven': {
    ...MISSED,
    values: [['500', '499', '7'], [ROWS - 3, ROWS - 300, 5], ...END, '500', ROWS, [], 501],
  },
};

async function emptyLog(): Promise<{ url: string; client: pg.Client }> {
  const { url, drop } = await createTestDatabase();
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  return { url, client };
}

/** The silent ones where an import would leave them. */
const fill = (client: pg.Client, silent: string) =>
  client.query(`
    insert into cambios (xid, id, actor_id, comando, tipo, coleccion, documento, despues, silencioso)
    overriding system value
    select (1 + (n - 1) * ${TRANSACTIONS} / ${ROWS})::text::xid8, n, gen_random_uuid(), 'prueba', 'cambio', 'grupos', n::text,
           '{"estado":"activo"}', ${silent}
      from generate_series(1, ${ROWS}) n`);

const MODES = ['force_custom_plan', 'force_generic_plan'];

const pagesOf = (plan: PlanNode) => (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);

test.each([
  ['sin nada callado', 'false'],
  ['con una importación callada al final', `n between ${ROWS / 2} and ${ROWS} - 1`],
  ['callado casi todo', 'n % 50 > 0'],
])('con cien mil cambios, %s, cada lectura mira solo lo suyo', async (_que, silent) => {
  const { client } = await emptyLog();
  await fill(client, silent);
  // As it is just after a lot came, and once PostgreSQL has counted it.
  for (const upkeep of ['select', 'vacuum analyze cambios']) {
    await client.query(upkeep);
    for (const mode of MODES) {
      await client.query(`set plan_cache_mode = ${mode}`);
      for (const [name, asked] of Object.entries(statements)) {
        const plan = await explain(client, asked, true);
        const reading = nodesOf(plan).filter((node) => node['Relation Name'] === 'cambios');
        const where = `${name}, ${mode}, ${upkeep}`;
        expect(reading, where).not.toEqual([]);
        for (const node of reading) {
          expect(node['Node Type'], where).toMatch(/^(Bitmap Heap|Index|Index Only) Scan$/);
          expect(node['Index Cond'] ?? node['Recheck Cond'] ?? '', where).toContain('xid');
          const filtered = node['Rows Removed by Filter'] ?? 0;
          expect((node['Actual Rows'] ?? 0) + filtered, where).toBeLessThanOrEqual(501);
          expect(filtered, where).toBeLessThanOrEqual(1);
        }
        expect(pagesOf(plan), where).toBeLessThan(100);
      }
    }
  }
});

test('lo que se pensó con tres cambios sirve cuando han llegado cien mil', async () => {
  const { url, client } = await emptyLog();
  await client.query(`
    insert into cambios (xid, actor_id, comando, tipo, coleccion)
    select '0', gen_random_uuid(), 'prueba', 'cambio', 'grupos' from generate_series(1, 3)`);
  await client.query('vacuum analyze cambios');
  const { watch, close } = openPools(url, loadConfig({ DATABASE_URL: url }));
  onTestFinished(close);
  const feed = await watch.$client.connect();
  try {
    for (let i = 0; i < 8; i++) await feed.query({ ...AFTER, values: ['0', 0, 500, []] });
    await fill(client, 'false');
    const { rows } = await feed.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, buffers, format json) execute "${AFTER.name}" ('500', ${ROWS - 3}, 500, '{}')`,
    );
    expect(pagesOf(rows[0]?.['QUERY PLAN'][0].Plan as PlanNode)).toBeLessThan(100);
  } finally {
    feed.release();
  }
});
