import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareAcademy } from './academy.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform, databaseUrl } = await createTestApp();

test('una academia vacía dice cómo se crea la primera cuenta, en serio y sin serlo', async () => {
  const config = { ...platform.config, NODE_ENV: 'production' as const };
  for (const ground of [platform, { ...platform, config }])
    expect(await prepareAcademy(ground)).toEqual([
      expect.stringContaining('npm run admin -- crear --correo'),
    ]);
});

test('un correo que no lo es se explica en una frase', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'admin.ts'), 'crear', '--correo', 'ana.empresa.es'],
    {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: platform.config.DATA_DIR },
    },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^--correo: [^\n]+\n$/);
});
