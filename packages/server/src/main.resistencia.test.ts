import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startAcademy, temporaryDataDir } from '#testing/academy-process.ts';
import { databaseGate } from '#testing/database-gate.ts';
import { demoDataDir } from '#testing/demo-folder.ts';
import { createTestDatabase } from '#testing/postgres.ts';

const timeout = 240_000;

const CUENTA = { identificador: 'superadmin@alborada.example', contraseña: 'alborada-demo' };

const databaseProcesses = (folder: string): string[] =>
  execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(folder) && line.includes('postgres'));

test('si se le pide parar mientras arranca, se cierra en orden y sin dejar nada', { timeout }, async () => {
  for (const creating of [true, false]) {
    const DATA_DIR = creating ? temporaryDataDir() : await demoDataDir();
    const academy = startAcademy({ DATA_DIR });
    const isThere = () =>
      databaseProcesses(DATA_DIR).some((line) => line.includes('cluster.nuevo-') === creating);
    await expect.poll(isThere, { timeout: MINUTO, interval: 5 }).toBe(true);
    academy.child.kill('SIGTERM');
    expect(await academy.ended()).toBe(0);
    expect(databaseProcesses(DATA_DIR)).toEqual([]);
  }
});

test('arranca con la demostración, rechaza un segundo arranque y se cierra sin dejar nada', {
  timeout,
}, async () => {
  const DATA_DIR = await demoDataDir();
  const first = startAcademy({ DATA_DIR });
  const origin = await first.ready();
  expect(first.output()).toContain('superadmin@alborada.example');
  expect(databaseProcesses(DATA_DIR).length).toBeGreaterThan(0);

  const second = startAcademy({ DATA_DIR });
  expect(await second.ended()).toBe(1);
  expect(second.output()).toContain('Otra Cátedra ya usa esta carpeta de datos');
  expect((await fetch(`${origin}/salud/lista`)).status).toBe(200);

  first.child.kill('SIGTERM');
  expect(await first.ended()).toBe(0);
  expect(databaseProcesses(DATA_DIR)).toEqual([]);

  const production = startAcademy({ DATA_DIR, NODE_ENV: 'production' });
  const address = await production.ready();
  expect(production.output()).toMatch(/Se suspendieron \d+ cuentas de demostración/);
  const refused = await fetch(`${address}/api/sesion`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify(CUENTA),
  });
  expect(refused.status).toBe(403);

  const admin = [
    join(import.meta.dirname, 'admin.ts'),
    'crear',
    '--correo',
    'ana@empresa.example',
    '--nombre',
    'Ana',
  ];
  const output = execFileSync(process.execPath, admin, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR },
  });
  const [, contraseña] = /Contraseña temporal: (.+)/.exec(output) ?? [];
  const entered = await fetch(`${address}/api/sesion`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ identificador: 'ana@empresa.example', contraseña }),
  });
  expect(await entered.json()).toMatchObject({
    usuario: { perfil: 'Super Administrador', cambiarContraseña: true },
  });
});

test('una configuración imposible se explica y no arranca', { timeout }, async () => {
  const academy = startAcademy({ DATA_DIR: temporaryDataDir(), PORT: 'muchos' });
  expect(await academy.ended()).toBe(1);
  expect(academy.output()).toContain('La configuración no es válida:\n  PORT: ');
});

const statusOf = (address: string): Promise<number> =>
  fetch(address).then(
    ({ status }) => status,
    () => 0,
  );

test('si PostgreSQL cae recién arrancada, espera y sigue', { timeout }, async () => {
  const database = await createTestDatabase();
  const gate = await databaseGate(database.url);
  onTestFinished(() => gate.cut());
  const academy = startAcademy({ DATA_DIR: temporaryDataDir(), DATABASE_URL: gate.url });
  const origin = await academy.ready();
  await gate.cut();
  await expect.poll(() => statusOf(`${origin}/salud/lista`), { timeout: 30_000 }).toBe(503);
  expect(await statusOf(`${origin}/salud/viva`)).toBe(200);
  expect(await statusOf(`${origin}/api/sesion/entrada`)).not.toBe(500);

  await gate.open();
  await expect.poll(() => statusOf(`${origin}/salud/lista`), { timeout: MINUTO }).toBe(200);
  expect(academy.child.exitCode).toBeNull();
});

test('con SIGTERM dice que no está lista y sigue atendiendo los segundos que se le dan', {
  timeout,
}, async () => {
  const { url } = await createTestDatabase();
  const academy = startAcademy({ DATA_DIR: temporaryDataDir(), DATABASE_URL: url, PARADA_SEGUNDOS: '3' });
  const origin = await academy.ready();
  await expect.poll(() => statusOf(`${origin}/salud/lista`), { timeout: MINUTO }).toBe(200);
  academy.child.kill('SIGTERM');
  await expect.poll(() => statusOf(`${origin}/salud/lista`), { interval: 10 }).toBe(503);
  expect(await statusOf(`${origin}/salud/viva`)).toBe(200);
  expect(await academy.ended()).toBe(0);
  expect(await statusOf(`${origin}/salud/viva`)).toBe(0);
});
