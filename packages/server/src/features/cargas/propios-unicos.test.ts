import { comparablePropio } from '@catedra/shared/cargas/reclamos.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform } = await createTestApp();

test.each([
  'ÁRBOL ñandú ÇÀÜ',
  'ya en minúsculas',
  ' con  espacios ',
  'A-1.234',
  "L'Hospitalet",
  '',
  '2026-11-18',
  true,
  false,
  0,
  7,
  -12,
  12.5,
  0.01,
  99_999_999_999,
])('el valor %j de un campo propio se compara igual en el programa y en la base', async (valor) => {
  const json = JSON.stringify(valor);
  const { rows } = await platform.db.execute<{ comparado: string }>(
    sql`select campo_unico_de(${json}::jsonb) as comparado`,
  );
  expect(rows[0]?.comparado).toBe(comparablePropio(json));
});
