import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform } = await createTestApp({ nights: true });

async function sale(modo: string, desde: string, zona: string, deNoche = false): Promise<string | null> {
  const { rows } = await platform.db.execute<{ en: string | null }>(sql`
    select to_char(salida_de_correo(${modo}, ${desde}::timestamptz, ${zona}, ${deNoche}) at time zone 'UTC',
                   'YYYY-MM-DD"T"HH24:MI:SS"Z"') as en`);
  return rows[0]?.en ?? null;
}

const MADRID = 'Europe/Madrid';

test.each([
  ['de día, en el momento', 'ya', '2026-11-18T19:59:59Z', MADRID, '2026-11-18T19:59:59Z'],
  ['a las 21:00, a la mañana siguiente', 'ya', '2026-11-18T20:00:00Z', MADRID, '2026-11-19T07:00:00Z'],
  ['de madrugada, esa mañana', 'ya', '2026-11-18T06:59:59Z', MADRID, '2026-11-18T07:00:00Z'],
  ['a las 8:00, en el momento', 'ya', '2026-11-18T07:00:00Z', MADRID, '2026-11-18T07:00:00Z'],
  ['la noche que se atrasa el reloj', 'ya', '2026-10-24T21:00:00Z', MADRID, '2026-10-25T07:00:00Z'],
  ['la noche que se adelanta', 'ya', '2026-03-28T21:00:00Z', MADRID, '2026-03-29T06:00:00Z'],
  ['lo del día, antes de su hora', 'dia', '2026-11-18T06:59:00Z', MADRID, '2026-11-18T07:00:00Z'],
  ['lo del día, a su hora, el siguiente', 'dia', '2026-11-18T07:00:00Z', MADRID, '2026-11-19T07:00:00Z'],
  ['lo del día, el que se atrasa el reloj', 'dia', '2026-10-24T12:00:00Z', MADRID, '2026-10-25T07:00:00Z'],
  ['lo del día, el que se adelanta', 'dia', '2026-03-28T12:00:00Z', MADRID, '2026-03-29T06:00:00Z'],
  ['en Canarias, por su reloj', 'ya', '2026-11-18T20:30:00Z', 'Atlantic/Canary', '2026-11-18T20:30:00Z'],
  ['en Tokio, por el suyo', 'dia', '2026-11-18T07:00:00Z', 'Asia/Tokyo', '2026-11-18T23:00:00Z'],
  ['nunca', 'nunca', '2026-11-18T07:00:00Z', MADRID, null],
])('%s', async (_, modo, desde, zona, esperado) => {
  expect(await sale(modo, desde, zona)).toBe(esperado);
});

test('lo que se espera en ese momento sale de noche', async () => {
  expect(await sale('ya', '2026-11-18T23:00:00Z', MADRID, true)).toBe('2026-11-18T23:00:00Z');
});
