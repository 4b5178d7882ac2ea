import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { NOMBRES_DE_TRABAJOS } from '@catedra/shared/tecnico/nombres.ts';
import type { Trabajos } from '@catedra/shared/tecnico/trabajos.ts';
import { expect, test } from 'vitest';
import { features } from '#features/order.ts';
import { runWork } from '#platform/changes/work.ts';
import { logJobs } from '#platform/log-jobs.ts';
import { job } from '#platform/job.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const { platform, school } = await createTestApp();

test('todo trabajo tiene su nombre en palabras, y ningún nombre es de nadie', () => {
  const todos: readonly { readonly name: string; readonly bell?: boolean }[] = [
    ...features.flatMap(({ jobs = [] }) => jobs),
    ...logJobs,
  ];
  // What is told in the bell is told there at once, and no queue holds it.
  const propios = todos.filter(({ bell }) => bell !== true);
  expect(Object.keys(NOMBRES_DE_TRABAJOS).toSorted()).toEqual(propios.map(({ name }) => name).toSorted());
});

test('antes de que haya colas no hay trabajos', async () => {
  const dev = await school.con('sistema:administrar');
  const { status, body } = await dev.get('/api/tecnico/trabajos');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    abandonados: [],
    enMarcha: [],
    enEspera: [],
    hoy: { hechos: 0 },
    seRepiten: [],
  });
  const nada = { cola: 'prueba.carta', hasta: '2040-01-01T00:00:00Z' };
  expect((await dev.post('/api/tecnico/trabajos/reintentar', nada)).body).toEqual({ cuantos: 0 });
});

test('lo abandonado se ve con su motivo y se reintenta o se descarta una vez, solo lo que se había visto', async () => {
  let broken = true;
  const done: string[] = [];
  const carta = job<{ a: string }>(
    'prueba.carta',
    async (_platform, { a }) => {
      if (broken) throw new Error('el servidor de correo no contesta');
      done.push(a);
    },
    { retryDelay: 1, retryDelayMax: 1, retryLimit: 0 },
  );
  platform.jobs.define(platform, carta);
  await platform.jobs.start();
  const send = (a: string, seconds = 0) =>
    runWork(platform, SISTEMA, 'prueba.escribir', (work) =>
      seconds ? work.enqueueAfter(seconds, carta, { a }) : work.enqueue(carta, { a }),
    );
  const dev = await school.con('sistema:administrar');
  const leer = async () => (await dev.get('/api/tecnico/trabajos')).body as unknown as Trabajos;
  const abandonados = async () => (await leer()).abandonados;

  await send('ana');
  await eventually(async () => expect(await abandonados()).toHaveLength(1));
  const [primera] = await abandonados();
  expect(primera).toMatchObject({
    cola: 'prueba.carta',
    cuantos: 1,
    intentos: 1,
    ultimos: [{ motivo: 'el servidor de correo no contesta' }],
  });
  await send('luis');
  await eventually(async () => expect((await abandonados())[0]?.cuantos).toBe(2));
  const vista = { cola: 'prueba.carta', hasta: primera?.hasta ?? '' };
  const ajeno = await school.con('usuarios:ver');
  expect((await ajeno.post('/api/tecnico/trabajos/descartar', vista)).status).toBe(403);
  const descartes = await Promise.all([1, 2].map(() => dev.post('/api/tecnico/trabajos/descartar', vista)));
  expect(descartes.map(({ body }) => body.cuantos).toSorted()).toEqual([0, 1]);
  expect((await abandonados())[0]).toMatchObject({ cuantos: 1 });

  broken = false;
  const resto = { cola: 'prueba.carta', hasta: (await abandonados())[0]?.hasta ?? '' };
  expect((await dev.post('/api/tecnico/trabajos/reintentar', resto)).body).toEqual({ cuantos: 1 });
  await eventually(() => expect(done).toEqual(['luis']));
  await eventually(async () => expect((await leer()).hoy.hechos).toBe(1));

  await send('eva', 3600);
  const { abandonados: ninguno, enEspera, hoy, seRepiten } = await leer();
  expect(ninguno).toEqual([]);
  expect(enEspera).toMatchObject([{ cola: 'prueba.carta', cuantos: 1, tarde: false, fallaron: 0 }]);
  expect(hoy.porHora.reduce((total, n) => total + n, 0)).toBe(1);
  expect(seRepiten.map(({ cola }) => cola)).toContain('intentos.barrer');
});
