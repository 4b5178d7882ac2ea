import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { anonymous } = await createTestApp();

test('el documento de la API es el de ahora: si no, `npm run openapi` lo vuelve a escribir', async () => {
  const kept = readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8');
  const { body } = await anonymous.get('/api/openapi.json');
  expect(`${JSON.stringify(body, null, 2)}\n`).toBe(kept);
});
