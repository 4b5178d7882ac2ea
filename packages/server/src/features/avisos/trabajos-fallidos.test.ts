import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { avisarDeFallidos } from '#features/avisos/trabajos-fallidos.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform, school } = await createTestApp();
await platform.jobs.start();

test('quien administra la academia oye una vez de un trabajo que falló del todo, y nadie más', async () => {
  const [jefa, ana] = [await school.superAdministrador(), await school.estudiante()];
  await platform.db.execute(sql`
    insert into pgboss.job (name, state, retry_count, completed_on) values ('cursos.publicar-programados', 'failed', 5, now())`);
  for (const _ of [1, 2]) await avisarDeFallidos(platform);
  expect((await jefa.get('/api/avisos')).body).toMatchObject({
    lineas: [
      {
        titulo: 'Ha fallado un trabajo de fondo: Publicar los cursos programados',
        detalle: 'Se intentó 6 veces. En «Técnico» se ve por qué y se puede reintentar',
        junto: [],
      },
    ],
  });
  expect((await ana.get('/api/avisos')).body).toMatchObject({ lineas: [] });
});
