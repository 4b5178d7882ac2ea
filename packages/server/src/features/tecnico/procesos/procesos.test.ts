import type { Procesos } from '@catedra/shared/tecnico/procesos.ts';
import { expect, test } from 'vitest';
import { seAnota } from '#features/tecnico/procesos/anotarse.ts';
import { VERSION } from '#platform/version.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const { app, platform, school, databaseUrl } = await createTestApp();
const otra = await createTestApp({ databaseUrl });
const dev = await school.con('sistema:administrar');
const leer = async () => ((await dev.get('/api/tecnico/procesos')).body as unknown as Procesos).procesos;

test('cada proceso se anota, se ve desde cualquiera y se borra al irse', async () => {
  expect(await leer()).toEqual([]);
  const oye = await dev.listen();
  const idos = [seAnota(app, platform), seAnota(otra.app, otra.platform)];
  await eventually(async () => expect(await leer()).toHaveLength(2));
  const [uno] = await leer();
  expect(uno).toMatchObject({ pid: process.pid, version: VERSION });
  expect(uno?.bytes).toBeGreaterThan(1e6);
  expect((await leer()).map(({ pantallas }) => pantallas).toSorted()).toEqual([0, 1]);
  oye.stop();
  for (const irse of idos) await irse();
  expect(await leer()).toEqual([]);
});

test('del que murió sin despedirse se sabe durante una hora', async () => {
  const irse = seAnota(app, platform);
  await eventually(async () => expect(await leer()).toHaveLength(1));
  const despues = {
    ...platform,
    clock: { ...platform.clock, now: () => new Date(Date.now() + 61 * 60_000) },
  };
  const otro = seAnota(app, despues);
  await eventually(async () => {
    const vistos = await leer();
    expect(vistos).toHaveLength(1);
    expect(new Date(vistos[0]?.visto ?? 0).getTime()).toBeGreaterThan(Date.now());
  });
  await Promise.all([irse(), otro()]);
});
