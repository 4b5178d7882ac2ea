import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { trabajos } from '../../admin-trabajos.ts';
import { runWork } from '#platform/changes/work.ts';
import { job } from '#platform/job.ts';
import type { FailedJob } from '#platform/jobs/defined.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { databaseGate } from '#testing/database-gate.ts';
import { eventually } from '#testing/eventually.ts';

const { platform, databaseUrl } = await createTestApp();
const { db } = platform;

test('lo que se abandona se dice con su cola y su identificador, se ve y se repite', async () => {
  const failures: (FailedJob | undefined)[] = [];
  const done: string[] = [];
  let broken = true;
  const jobs = createJobs(databaseUrl, (_error, which) => failures.push(which));
  const carta = job<{ a: string }>(
    'prueba.carta',
    async (_platform, { a }) => {
      if (broken) throw new Error('el servidor de correo no contesta');
      done.push(a);
    },
    { retryDelay: 1, retryDelayMax: 1, retryLimit: 1 },
  );
  jobs.define(platform, carta);
  await jobs.start();
  expect(await trabajos(db, undefined)).toEqual(['No hay ningún trabajo abandonado.']);
  await runWork({ ...platform, jobs }, SISTEMA, 'prueba.escribir', (work) =>
    work.enqueue(carta, { a: 'ana' }),
  );

  await eventually(() => expect(failures.map((one) => one?.abandonado)).toEqual([false, true]));
  const [{ id, cola } = { id: '', cola: '' }] = failures as FailedJob[];
  expect(cola).toBe('prueba.carta');
  await eventually(async () => expect((await trabajos(db, undefined))[0]).toContain(id));
  expect((await trabajos(db, undefined))[0]).toContain('2 intentos: el servidor de correo no contesta');
  await expect(trabajos(db, 'el primero')).rejects.toThrow('--repetir todos');

  broken = false;
  expect(await trabajos(db, id)).toEqual(['Se repite 1 trabajo en menos de un minuto.']);
  await expect(trabajos(db, id)).rejects.toThrow('No hay ningún trabajo abandonado');
  await eventually(() => expect(done).toEqual(['ana']));
  await jobs.stop();
});

test('lo hecho no se hace otra vez aunque la base de datos caiga antes de anotarlo', async () => {
  const gate = await databaseGate(databaseUrl);
  const done: string[] = [];
  const jobs = createJobs(gate.url, () => undefined);
  const carta = job<{ a: string }>('prueba.una-vez', async (_platform, { a }) => {
    done.push(a);
    if (a === 'corta') await gate.cut();
  });
  jobs.define(platform, carta);
  await jobs.start();
  const send = (a: string) =>
    db.transaction((tx) =>
      jobs.enqueue({ tx: tx as never, site: 'https://academia.example' }, carta, [{ a }]),
    );
  await send('corta');
  await eventually(() => expect(done).toEqual(['corta']));
  await gate.open();
  await eventually(async () => {
    const { rows } = await db.execute(sql`select state from pgboss.job where name = 'prueba.una-vez'`);
    expect(rows).toEqual([{ state: 'completed' }]);
  });
  await send('otra');
  await eventually(() => expect(done).toEqual(['corta', 'otra']));
  await jobs.stop();
  await gate.cut();
});
