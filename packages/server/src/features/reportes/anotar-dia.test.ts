import type { ResumenDeReportes } from '@catedra/shared/reportes/schemas.ts';
import { expect, test } from 'vitest';
import { anotarDia } from '#features/reportes/anotar-dia.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock, platform } = await createTestApp();

const leer = async (client: Client) =>
  (await client.get('/api/reportes/resumen')).body as unknown as ResumenDeReportes;
const enMadrid = (moment: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(moment);

test('lo que un día deja se lee desde el siguiente, lo último de cada día y solo quien ve a todos', async () => {
  const grupo = await school.grupo();
  const curso = await school.curso();
  await school.actividad(curso.id);
  const persona = await school.persona();
  await school.miembro(grupo.id, persona.id);
  const dia = enMadrid(clock.now());
  await anotarDia(platform);
  await school.asigna(grupo.id, curso.id, new Date(clock.now().getTime() - 1000).toISOString());
  await anotarDia(platform);
  const admin = await school.superAdministrador();
  const [{ vencidos, proximos, hechas, total }, { historia }] = [await leer(admin), await leer(admin)];
  expect(historia).toEqual([]);

  clock.advance({ hours: 26 });
  const despues = await leer(await school.superAdministrador());
  expect(despues.historia).toEqual([
    { dia, vencidos: vencidos.cuenta, proximos: proximos.cuenta, hechas, total, activas: 0 },
  ]);
  expect(vencidos.cuenta).toBe(1);

  const tutora = await school.con('reportes:ver:grupos');
  await school.tutor(grupo.id, tutora.id);
  expect((await leer(tutora)).historia).toEqual([]);
});
