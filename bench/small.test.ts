import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../packages/server/src/testing/postgres.ts';
import { ensureChromium } from '../scripts/install-chromium.mjs';
import { type Bench, openBench } from './bench.ts';
import { FIGURES, type Figure, MEASURE_NAMES } from './figures.ts';
import { MEASURES } from './measures.ts';
import { undeclared } from './report.ts';

/** An academy with somebody does not load the demonstration. */
const SOMEBODY = `
  insert into perfiles (id, nombre, permisos) values (gen_random_uuid(), 'Estudiante', '{}') on conflict do nothing;
  insert into usuarios (id, nombre, apellidos, correo, perfil)
  values (gen_random_uuid(), 'Alguien', 'Primera', 'alguien@medida.example', 'Estudiante')`;

async function newDatabase(): Promise<string> {
  const { url } = await createTestDatabase();
  const client = new pg.Client(url);
  await client.connect();
  await client.query(SOMEBODY);
  await client.end();
  return url;
}

const PROGRAM = join(import.meta.dirname, '../packages/server/dist/main.js');

let bench: Bench;
beforeAll(async () => {
  if (!existsSync(PROGRAM)) throw new Error('Falta construir el programa: `npm test` lo hace antes.');
  vi.spyOn(console, 'log').mockReturnValue();
  bench = await openBench({ small: true, newDatabase });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await bench.close();
});

// In the order of the whole run and on the same academy: what one leaves must not break the next.
test.each(MEASURE_NAMES)('la medida «%s» mide en pequeño todo lo que declara', async (name) => {
  if (name === 'cambio') await ensureChromium();
  const found = await MEASURES[name](bench);
  expect(undeclared(name, found), JSON.stringify(found)).toEqual([]);
  const counted = Object.entries<Figure>(FIGURES[name]).filter(([, { kind }]) => kind === 'count');
  for (const [figure, { bound = Number.POSITIVE_INFINITY }] of counted)
    expect((found as Record<string, number>)[figure], figure).toBeLessThanOrEqual(bound);
});
