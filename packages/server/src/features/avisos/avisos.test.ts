import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notice, notify } from '#features/avisos/notice.ts';
import { runWork } from '#platform/changes/work.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { jobsDone } from '#testing/jobs-done.ts';

const { school, platform, mails } = await createTestApp();

interface Saludo {
  readonly usuarioId: string;
  readonly vale: boolean;
}

const saludo = notice(
  'prueba.saludo',
  async (_platform, dicho: Saludo) => (dicho.vale ? dicho : null),
  ({ nombre }, _about, { site }) => ({ asunto: `Hola, ${nombre}`, texto: site }),
);
platform.jobs.define(platform, saludo);

const saludar = (...saludos: Saludo[]) =>
  runWork({ ...platform, site: 'https://academia.example' }, SISTEMA, 'prueba.saludar', (work) =>
    notify(work, saludo, ...saludos),
  );

test('un aviso llega a quien tiene correo y puede entrar, si aún es verdad cuando sale', async () => {
  const ana = await school.persona({ nombre: 'Ana' });
  const leo = await school.persona({ nombre: 'Leo' });
  const sinCorreo = await school.persona({ correo: null, usuario: 'sin.correo' });
  const suspendida = await school.persona({ estado: 'suspendido' });
  const ya = await school.persona();

  await saludar(...[ana, sinCorreo, suspendida].map(({ id }) => ({ usuarioId: id, vale: true })), {
    usuarioId: ya.id,
    vale: false,
  });
  await jobsDone(platform);
  await saludar({ usuarioId: leo.id, vale: true });
  await jobsDone(platform);

  expect(mails).toEqual([
    { para: ana.correo, asunto: 'Hola, Ana', texto: 'https://academia.example' },
    { para: leo.correo, asunto: 'Hola, Leo', texto: 'https://academia.example' },
  ]);
});

test('si lo que pasó no se confirma, nadie se entera', async () => {
  const ana = await school.persona();
  const antes = mails.length;
  const avisar = (falla: boolean) =>
    runWork(platform, SISTEMA, 'prueba.saludar', async (work) => {
      await notify(work, saludo, { usuarioId: ana.id, vale: true });
      if (falla) throw new Error('me arrepiento');
    });

  await expect(avisar(true)).rejects.toThrow('me arrepiento');
  await avisar(false);

  await jobsDone(platform);
  expect(mails).toHaveLength(antes + 1);
});

test('una carta se intenta más de un día, cada vez más tarde y al menos una vez por hora', async () => {
  await jobsDone(platform);
  const { rows } = await platform.db.execute<Record<'limite' | 'espera' | 'tope', number>>(
    sql`select retry_limit as limite, retry_delay as espera, retry_delay_max as tope
          from pgboss.queue where name = 'prueba.saludo'`,
  );
  const { limite = 0, espera = 0, tope = 0 } = rows[0] ?? {};
  // The queue waits between half of the double and the whole of it, and never more than the most.
  const shortest = Array.from({ length: limite }, (_, n) => Math.min(tope, espera * 2 ** n));
  expect(shortest.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(24 * 3600);
  expect(tope).toBeLessThanOrEqual(3600);
});
