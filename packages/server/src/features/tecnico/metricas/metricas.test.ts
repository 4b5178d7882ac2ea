import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VERSION } from '#platform/version.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const SECRETO = 'b'.repeat(64);
const { origin, school, platform } = await createTestApp({ env: { VIGILANCIA_SECRETO: SECRETO } });
const sinVigilar = await createTestApp();

const ask = (path: string, secreto: string | null = SECRETO, at = origin) =>
  fetch(at + path, { headers: secreto === null ? {} : { authorization: `Bearer ${secreto}` } });
const metricas = async () => (await ask('/metricas')).text();

const documents = join(import.meta.dirname, '../../../../../../docs/operacion');
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

test('sin el secreto no hay nada ahí, lo haya o no en la academia', async () => {
  for (const path of ['/metricas', '/salud'])
    for (const given of [null, 'a'.repeat(64), '', SECRETO.slice(1)]) {
      const answer = await ask(path, given);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ error: { code: 'NO_ENCONTRADO' } });
    }
  for (const path of ['/metricas', '/salud'])
    expect((await ask(path, SECRETO, sinVigilar.origin)).status).toBe(404);
});

test('las peticiones se cuentan por su ruta, sin nada de nadie', async () => {
  const persona = await school.estudiante();
  const admin = await school.administrador();
  await admin.get(`/api/usuarios/${persona.id}?buscar=zxqsecreto`);
  await admin.get('/admin/usuarios/zxqnombre');
  await eventually(async () =>
    expect(await metricas()).toContain(
      'catedra_http_requests_total{method="GET",route="/api/usuarios/:id",status="200"} 1',
    ),
  );
  const text = await metricas();
  expect(text).toContain('route="pagina",status="404"');
  expect(text).toContain(`catedra_info{version="${VERSION}"} 1`);
  expect(text).toContain('catedra_up 1');
  for (const dato of [persona.id, admin.id, 'zxq', '@', '/api/cambios"']) expect(text).not.toContain(dato);
});

test('se cuentan las entradas, por cómo acaban, y los trabajos que se hicieron', async () => {
  const entrar = (contraseña: string) =>
    fetch(`${origin}/api/sesion`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ identificador: 'nadie@metricas.example', contraseña }),
    });
  expect((await entrar('no-es-esta-contraseña')).status).toBe(401);
  platform.tally.add('jobs', { queue: 'archivos.limpiar', result: 'ok' }, 1.5);
  await eventually(async () =>
    expect(await metricas()).toContain('catedra_sign_ins_total{result="refused"} 1'),
  );
  expect(await metricas()).toContain('catedra_jobs_seconds_total{queue="archivos.limpiar",result="ok"} 1.5');
});

test('la salud dice cómo está cada parte, y con una mal responde 503', async () => {
  const antes = await ask('/salud');
  expect(antes.status).toBe(503);
  expect(await antes.json()).toMatchObject({
    estado: 'mal',
    partes: { trabajos: { estado: 'mal', enMarcha: false } },
  });
  await platform.jobs.start();
  await eventually(async () => {
    const despues = await ask('/salud');
    expect(await despues.json()).toMatchObject({
      estado: 'bien',
      version: VERSION,
      partes: {
        base: { estado: 'bien', version: expect.stringMatching(/^1[5-9]/) },
        trabajos: { estado: 'bien', abandonados: 0 },
        almacen: { estado: 'bien', donde: 'carpeta' },
        cambios: { estado: 'bien' },
        disco: { estado: 'bien' },
      },
    });
    expect(despues.status).toBe(200);
  });
});

test('toda respuesta dice la versión, también la que se niega', async () => {
  for (const path of ['/salud/viva', '/api/sesion', '/nada', '/api/nada'])
    expect((await ask(path, null)).headers.get('catedra-version')).toBe(VERSION);
});

/** What a query names, without what is only Prometheus' own or comes from where it was read. */
const namedIn = (text: string) =>
  new Set([...text.matchAll(/\b(?:catedra|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name));

test('las alertas y el tablero solo piden lo que se mide', async () => {
  await school.administrador();
  const measured = new Set([...(await metricas()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
  const asked = ['alertas.yml', 'tablero-grafana.json'].flatMap((file) => [
    ...namedIn(readFileSync(join(documents, file), 'utf8')),
  ]);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !measured.has(name.replace(/_bucket$/, '')))).toEqual([]);
});

test.runIf(hasPromtool)('promtool da por buenas las alertas y lo que se mide', async () => {
  execFileSync('promtool', ['check', 'rules', join(documents, 'alertas.yml')]);
  const { status, stderr } = spawnSync('promtool', ['check', 'metrics'], { input: await metricas() });
  expect({
    status,
    ours: String(stderr)
      .split('\n')
      .filter((line) => line.startsWith('catedra_')),
  }).toEqual({
    status: expect.any(Number),
    ours: [],
  });
});
