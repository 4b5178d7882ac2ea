import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import type { Recordados } from '@catedra/shared/participantes/schemas.ts';
import type { PlazosDeCurso, ResumenDeReportes } from '@catedra/shared/reportes/schemas.ts';
import { expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock } = await createTestApp();

const enDias = (dias: number) => tras(clock.now(), dias * DIA).toISOString();
const leer = async (client: Client) =>
  (await client.get('/api/reportes/resumen')).body as unknown as ResumenDeReportes;
const enLista = (cursos: readonly PlazosDeCurso[]) =>
  cursos.map(({ curso, personas, primeras }) => [
    curso,
    personas,
    primeras.map(({ apellidos }) => apellidos).join(),
  ]);

const admin = await school.administrador();
const [norte, sur] = [await school.grupo('Norte'), await school.grupo('Sur')];
const [altura, datos] = [await school.curso({ titulo: 'Altura' }), await school.curso({ titulo: 'Datos' })];
await school.actividad(altura.id);
await school.actividad(datos.id);
const conCorreo = (apellidos: string) =>
  school.persona({ apellidos, correo: `${apellidos.toLowerCase()}@academia.example` });
const [bravo, alba, cano] = [await conCorreo('Bravo'), await conCorreo('Alba'), await conCorreo('Cano')];
await school.miembro(norte.id, bravo.id, alba.id);
await school.miembro(sur.id, cano.id);
await school.asigna(norte.id, altura.id, enDias(-2));
await school.asigna(sur.id, altura.id, enDias(-9));
await school.asigna(sur.id, datos.id, enDias(3));

const recordar = async (cursoId: string, body: object) =>
  (await admin.post(`/api/cursos/${cursoId}/recordar`, body)).body as unknown as Recordados;

test('lo vencido y lo que vence se dice por curso, con quién es, y a cada tutor lo de los suyos', async () => {
  const { vencidos, proximos } = await leer(admin);
  expect(enLista(vencidos.porCurso)).toEqual([['Altura', 3, 'Cano,Alba,Bravo']]);
  expect(vencidos.porCurso[0]?.desde).toBe(enDias(-9));
  expect(enLista(proximos.porCurso)).toEqual([['Datos', 1, 'Cano']]);

  const tutora = await school.con('reportes:ver:grupos');
  await school.tutor(norte.id, tutora.id);
  const suyo = await leer(tutora);
  expect(enLista(suyo.vencidos.porCurso)).toEqual([['Altura', 2, 'Alba,Bravo']]);
  expect(suyo.proximos.porCurso).toEqual([]);
});

test('un curso queda recordado cuando no falta nadie a quien escribir, y al día siguiente vuelve a poderse', async () => {
  expect(await recordar(datos.id, { plazo: '7_dias', soloContar: true })).toMatchObject({ enviados: 1 });
  expect(await recordar(datos.id, { plazo: '7_dias', estado: 'vencido', soloContar: true })).toMatchObject({
    enviados: 0,
  });
  await recordar(altura.id, { usuarioIds: [alba.id] });
  expect((await leer(admin)).vencidos.porCurso[0]?.recordadoEn).toBeNull();

  expect(await recordar(altura.id, { estado: 'vencido' })).toMatchObject({ enviados: 2, yaAvisados: 1 });
  expect((await leer(admin)).vencidos.porCurso[0]?.recordadoEn).toBe(clock.now().toISOString());

  clock.advance({ hours: 25 });
  expect((await leer(await school.administrador())).vencidos.porCurso[0]?.recordadoEn).toBeNull();
});
