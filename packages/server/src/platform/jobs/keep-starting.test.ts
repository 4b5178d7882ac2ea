import { expect, onTestFinished, test } from 'vitest';
import { createJobs } from '#platform/jobs/jobs.ts';
import { keepStarting } from '#platform/jobs/keep-starting.ts';
import { job } from '#platform/job.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { databaseGate } from '#testing/database-gate.ts';
import { eventually } from '#testing/eventually.ts';

const { platform, databaseUrl } = await createTestApp();

test('los trabajos empiezan cuando vuelve la base de datos, y cada uno una sola vez', async () => {
  const gate = await databaseGate(databaseUrl);
  onTestFinished(() => gate.cut());
  const done: number[] = [];
  const prueba = job<{ n: number }>('prueba.vuelta', async (_platform, { n }) => void done.push(n));
  const jobs = createJobs(gate.url, () => undefined);
  jobs.define(platform, prueba);
  await gate.cut();
  const failures: unknown[] = [];
  const starting = keepStarting(jobs, new AbortController().signal, (error) => failures.push(error));
  await eventually(() => expect(failures.length).toBeGreaterThan(0));
  expect(jobs.running).toBe(false);

  await gate.open();
  await starting;
  expect(jobs.running).toBe(true);
  await platform.db.transaction((tx) =>
    jobs.enqueue({ tx: tx as never, site: 'https://academia.example' }, prueba, [{ n: 1 }, { n: 2 }]),
  );
  await eventually(() => expect(done.toSorted()).toEqual([1, 2]));
  await jobs.stop();
});

test('quien ya pidió parar no espera, y lo que no se arregla solo se dice', async () => {
  const stop = new AbortController();
  stop.abort();
  await keepStarting({ start: () => Promise.reject(new Error('nunca')) }, stop.signal, () => undefined);
  const broken = keepStarting(
    { start: () => Promise.reject(Object.assign(new Error('no'), { code: '42501' })) },
    new AbortController().signal,
    () => undefined,
  );
  await expect(broken).rejects.toThrow('no');
});
