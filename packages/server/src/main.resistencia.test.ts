import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type AcademyProcess, startAcademy, temporaryDataDir } from '#testing/academy-process.ts';
import { demoDataDir } from '#testing/demo-folder.ts';

/** One in the ordinary suite; `npm run resistencia` asks for hundreds. */
const kills = Number(process.env.CATEDRA_KILLS ?? 1);
const timeout = 180_000 + kills * 60_000;

const CUENTA = { identificador: 'superadmin@alborada.example', contraseña: 'alborada-demo' };

async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/sesion`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(CUENTA),
  });
  expect(response.status).toBe(200);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Writes until the server is gone; returns what it acknowledged. */
async function writeUntilDeath(
  origin: string,
  cookie: string,
  academy: AcademyProcess,
  enough: number,
): Promise<string[]> {
  const acknowledged: string[] = [];
  const writer = async () => {
    for (;;) {
      const id = randomUUID();
      const answer = await fetch(`${origin}/api/grupos/${id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', origin, cookie },
        body: JSON.stringify({ nombre: `Grupo ${id}`, descripcion: null, estado: 'activo', version: 0 }),
      }).catch(() => null);
      if (!answer) return;
      if (answer.ok) acknowledged.push(id);
      if (acknowledged.length === enough) academy.child.kill('SIGKILL');
    }
  };
  await Promise.all([writer(), writer(), writer(), writer()]);
  return acknowledged;
}

const databaseProcesses = (folder: string): string[] =>
  execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(folder) && line.includes('postgres'));

test('matarla mientras escribe no pierde nada de lo confirmado y vuelve a abrir enseguida', {
  timeout,
}, async () => {
  const DATA_DIR = await demoDataDir();
  const acknowledged: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const academy = startAcademy({ DATA_DIR });
    const origin = await academy.ready();
    acknowledged.push(...(await writeUntilDeath(origin, await signIn(origin), academy, 20 + (kill % 30))));
    expect(await academy.ended()).toBe('SIGKILL');
  }

  const again = startAcademy({ DATA_DIR });
  const origin = await again.ready();
  const cookie = await signIn(origin);
  const lost: string[] = [];
  for (const id of acknowledged) {
    const answer = await fetch(`${origin}/api/grupos/${id}`, { headers: { cookie } });
    if (answer.status !== 200) lost.push(id);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills * 20);
  expect(lost).toEqual([]);
});

test('si se le pide parar mientras arranca, se cierra en orden y sin dejar nada', { timeout }, async () => {
  for (const creating of [true, false]) {
    const DATA_DIR = temporaryDataDir();
    const academy = startAcademy({ DATA_DIR });
    const isThere = () =>
      databaseProcesses(DATA_DIR).some((line) => line.includes('cluster.nuevo-') === creating);
    await expect.poll(isThere, { timeout: 60_000, interval: 5 }).toBe(true);
    academy.child.kill('SIGTERM');
    expect(await academy.ended()).toBe(0);
    expect(databaseProcesses(DATA_DIR)).toEqual([]);
  }
});

test('arranca con la demostración, rechaza un segundo arranque y se cierra sin dejar nada', {
  timeout,
}, async () => {
  const DATA_DIR = temporaryDataDir();
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
