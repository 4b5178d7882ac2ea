import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { explain, nodesOf } from '#testing/plans/explain.ts';
import { HOT, hotStatements } from '#testing/plans/hot-statements.ts';

const app = await createTestApp();
const statements = await hotStatements(app);

/** Written by hand by whoever runs the academy, and always read whole; the academy itself is one row. */
const NEVER_MANY = ['perfiles', 'academia'];

async function scanned(cuando: string): Promise<string[]> {
  const asked = statements.find((one) => one.cuando === cuando);
  if (!asked) throw new Error(cuando);
  const client = await app.platform.db.$client.connect();
  try {
    const found: string[] = [];
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      await client.query(`set enable_seqscan = off; set plan_cache_mode = ${mode}`);
      const nodes = nodesOf(await explain(client, asked));
      found.push(
        ...nodes.flatMap((node) =>
          node['Node Type'].includes('Seq Scan') ? [node['Relation Name'] ?? 'algo'] : [],
        ),
      );
    }
    return found.filter((table) => !NEVER_MANY.includes(table));
  } finally {
    client.release(true);
  }
}

test('son treinta y una, y ninguna es otra con otro nombre', () => {
  expect(statements).toHaveLength(31);
  expect(new Set(statements.map(({ text }) => text)).size).toBe(31);
});

test.each(Object.keys(HOT))('%s: nada se recorre entero si hay otro camino', async (cuando) => {
  expect(await scanned(cuando)).toEqual([]);
});
