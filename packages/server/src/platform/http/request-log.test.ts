import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const lines: string[] = [];
const { school, anonymous } = await createTestApp({
  env: { NIVEL_LOG: 'info' },
  log: { write: (line) => void lines.push(line) },
});
const about = (path: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ camino }) => camino === path);

test('cada petición deja una línea, con su final y su tiempo y sin lo que se buscaba', async () => {
  const admin = await school.superAdministrador();
  await admin.get('/api/usuarios?buscar=zxqsecreto');
  await anonymous.get('/api/cursos?buscar=zxqsecreto');

  await eventually(() => expect(about('/api/cursos')).toHaveLength(1));
  expect(about('/api/usuarios')).toEqual([
    expect.objectContaining({ metodo: 'GET', estado: 200, ms: expect.any(Number), msg: 'petición' }),
  ]);
  expect(about('/api/cursos')[0]).toMatchObject({ estado: 401 });
  expect(lines.filter((line) => line.includes('/api/usuarios'))).toHaveLength(1);
  expect(lines.join('')).not.toContain('zxqsecreto');
});
