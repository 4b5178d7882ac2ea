import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runWork } from '#platform/changes/work.ts';
import { job } from '#platform/job.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';
import { jobsDone } from '#testing/jobs-done.ts';

const { platform, databaseUrl } = await createTestApp();

/** How often a worker looks when nobody tells it anything. */
const LOOKS_BY_ITSELF_MS = 30_000;
/** How many it takes from the queue at a time. */
const TAKEN_TOGETHER = 20;

const until = (condition: () => boolean) => eventually(() => expect(condition()).toBe(true));

test('un trabajo existe si su transacción se confirma; el que falla se repite solo', async () => {
  const done: string[] = [];
  const failures: unknown[] = [];
  const jobs = createJobs(databaseUrl, (error) => failures.push(error));
  const prueba = job<{ nombre: string }>(
    'prueba',
    async (_platform, { nombre }) => {
      done.push(nombre);
      if (nombre === 'falla' && done.filter((one) => one === 'falla').length === 1)
        throw new Error('a la primera no');
    },
    { retryDelay: 1 },
  );
  jobs.define(platform, prueba);
  await jobs.start();
  const enqueue = (nombre: string, thenThrow = false) =>
    runWork({ ...platform, jobs }, SISTEMA, 'prueba.encolar', async (work) => {
      await work.enqueue(prueba, { nombre });
      if (thenThrow) throw new Error('me arrepiento');
    });

  await enqueue('uno');
  await expect(enqueue('nunca', true)).rejects.toThrow('me arrepiento');
  await enqueue('falla');
  await enqueue('dos');
  await until(() => done.filter((one) => one === 'falla').length === 2 && done.includes('dos'));

  expect(done.toSorted()).toEqual(['dos', 'falla', 'falla', 'uno']);
  expect(failures).toHaveLength(1);
  await jobs.stop();
});

test('un trabajo se hace con la dirección de quien lo encoló, y no se encola lo que nadie haría', async () => {
  const seen: unknown[] = [];
  const jobs = createJobs(databaseUrl, () => undefined);
  const enlazar = job<{ id: number }>('prueba.enlazar', async ({ site }, { id, ...rest }) => {
    seen.push([id, site, rest]);
  });
  const deNadie = job<{ id: number }>('prueba.de-nadie', async () => undefined);
  jobs.define(platform, enlazar);
  await jobs.start();
  const asked = { ...platform, jobs, site: 'https://academia.example' };

  await runWork(asked, SISTEMA, 'prueba.encolar', (work) => work.enqueue(enlazar, { id: 1 }));
  await expect(
    runWork(asked, SISTEMA, 'prueba.encolar', (work) => work.enqueue(deNadie, { id: 1 })),
  ).rejects.toThrow('prueba.de-nadie');
  // @ts-expect-error: what it is about is part of the declaration.
  const wrong = () => runWork(asked, SISTEMA, 'prueba.encolar', (work) => work.enqueue(enlazar, { ide: 1 }));

  await until(() => seen.length === 1);
  expect(seen).toEqual([[1, 'https://academia.example', {}]]);
  expect(wrong).toBeTypeOf('function');
  await jobs.stop();
});

test('lo que alguien espera delante de la pantalla sale antes que lo que ya hacía cola', async () => {
  const done: string[] = [];
  const jobs = createJobs(databaseUrl, () => undefined);
  const carta = {
    ...job<{ tipo: string }>('prueba.carta', async (_platform, { tipo }) => void done.push(tipo)),
    urgent: ({ tipo }: { tipo: string }) => tipo === 'restablecer',
  };
  jobs.define(platform, carta);
  await jobs.start();
  const invitaciones = Array.from({ length: 45 }, () => ({ tipo: 'invitacion' }));
  await runWork({ ...platform, jobs }, SISTEMA, 'prueba.encolar', (work) =>
    work.enqueue(carta, ...invitaciones, { tipo: 'restablecer' }),
  );

  await until(() => done.length === 46);
  expect(done.indexOf('restablecer')).toBeLessThan(TAKEN_TOGETHER);
  await jobs.stop();
});

test('quien fue avisado y no pudo mirar la cola vuelve a mirar enseguida, no a los treinta segundos', async () => {
  const failures: unknown[] = [];
  const seen: number[] = [];
  const jobs = createJobs(databaseUrl, (error) => failures.push(error));
  const carta = job<{ id: number }>('prueba.aviso-perdido', async (_platform, { id }) => void seen.push(id));
  jobs.define(platform, carta);
  await jobs.start();
  const encolar = (id: number, andThen: string) =>
    runWork({ ...platform, jobs }, SISTEMA, 'prueba.encolar', async (work) => {
      await work.enqueue(carta, { id });
      await work.tx.execute(sql.raw(andThen));
    });
  await encolar(1, 'select');
  await until(() => seen.length === 1);

  // With the word that there is work, the queue itself is out of reach: looking fails.
  await encolar(2, 'alter table pgboss.job_common rename to job_fuera');
  await until(() => failures.length > 0);
  const began = performance.now();
  await platform.db.execute(sql`alter table pgboss.job_fuera rename to job_common`);
  await until(() => seen.length === 2);

  expect(performance.now() - began).toBeLessThan(LOOKS_BY_ITSELF_MS / 2);
  await jobs.stop();
});

test('lo que se da por hecho no espera a lo que la cola guarda para su reloj', async () => {
  await platform.jobs.start();
  await platform.db.execute(
    sql`insert into pgboss.job (name, data, state) values ('__pgboss__send-it', '{}', 'active')`,
  );
  await jobsDone(platform);
});

test('lo que quedó en la cola antes de una actualización se hace igual', async () => {
  const seen = new Map<number, string>();
  const jobs = createJobs(databaseUrl, () => undefined);
  const antigua = job<{ id: number }>('prueba.antigua', async ({ site }, { id }) => {
    seen.set(id, site);
  });
  jobs.define(platform, antigua);
  await jobs.start();
  await platform.db.execute(sql`insert into pgboss.job (name, data) values
    ('prueba.antigua', '{"id": 1, "sitio": "https://antes.example"}'), ('prueba.antigua', '{"id": 2}')`);

  await until(() => seen.size === 2);
  expect(seen.get(1)).toBe('https://antes.example');
  expect(seen.get(2)).toBe(platform.site);
  await jobs.stop();
});
