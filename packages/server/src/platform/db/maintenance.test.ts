import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform, school } = await createTestApp();

test('PostgreSQL puede mirar y rehacer por sí mismo todo lo que calculan los índices', async () => {
  await school.estudiante();
  const { rows } = await platform.db.execute<{ tabla: string }>(sql`
    select distinct indrelid::regclass::text as tabla from pg_index
     where indexprs is not null and indrelid >= 16384 order by 1`);
  expect(rows.map(({ tabla }) => tabla)).toContain('usuarios');
  for (const { tabla } of rows) {
    await platform.db.execute(sql.raw(`analyze ${tabla}`));
    await platform.db.execute(sql.raw(`reindex table ${tabla}`));
  }
});
