import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { expect, test } from 'vitest';
import { runWork } from '#platform/changes/work.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const { platform, databaseUrl } = await createTestApp();

const until = (condition: () => boolean) => eventually(() => expect(condition()).toBe(true));

test('un trabajo existe si su transacción se confirma; el que falla se repite solo', async () => {
  const done: string[] = [];
  const failures: unknown[] = [];
  const jobs = createJobs(databaseUrl, (error) => failures.push(error));
  jobs.define<{ nombre: string }>({
    name: 'prueba',
    retryDelay: 0,
    run: async ({ nombre }) => {
      done.push(nombre);
      if (nombre === 'falla' && done.filter((one) => one === 'falla').length === 1)
        throw new Error('a la primera no');
    },
  });
  await jobs.start();
  const enqueue = (nombre: string, thenThrow = false) =>
    runWork(platform, SISTEMA, 'prueba.encolar', async (work) => {
      await jobs.enqueue(work, 'prueba', { nombre });
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
