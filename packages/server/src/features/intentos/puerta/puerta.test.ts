import { expect, test } from 'vitest';
import type { Campana } from '@catedra/shared/avisos/schemas.ts';
import { buscarPuertasSinAbrir } from '#features/intentos/puerta/sin-abrir.ts';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { jobsDone } from '#testing/jobs-done.ts';

const app = await createTestApp();
const { school, clock, platform, mails } = app;

async function conPuerta(reglas: object = {}) {
  const { evaluacion, alumna, inscribir } = await abrirExamen(app, { empezarJuntos: true, ...reglas });
  const jefa = await school.superAdministrador();
  const espera = (quien: Client, body: object = { contrasena: null, acepta: false }) =>
    quien.post(`/api/evaluaciones/${evaluacion.id}/esperar`, body);
  const abre = (quien: Client = jefa) => quien.post(`/api/evaluaciones/${evaluacion.id}/abrir-puerta`);
  const puerta = async (quien: Client = jefa) =>
    (await quien.get(`/api/evaluaciones/${evaluacion.id}/puerta`)).body;
  return { evaluacion, alumna, inscribir, jefa, espera, abre, puerta };
}

const FALLO = { status: 409, body: { error: { code: 'PUERTA_CERRADA' } } };

test('nadie empieza hasta que se abre; los relojes de quienes esperan empiezan juntos, y quien llega después, a su hora', async () => {
  const { evaluacion, alumna, inscribir, espera, abre, puerta } = await conPuerta();
  const [otra, tarde] = [await inscribir(), await inscribir()];
  const primera = enElExamen(alumna, evaluacion.id);
  expect(await primera.empezar()).toMatchObject(FALLO);
  for (const quien of [alumna, otra]) expect((await espera(quien)).body).toMatchObject({ puerta: 'cerrada' });
  expect(await puerta()).toMatchObject({ puerta: 'cerrada', esperan: 2, puedeAbrir: true });

  const abierta = await abre();
  expect(abierta.body).toMatchObject({ puerta: 'abierta' });
  const { abiertaEn } = abierta.body as { abiertaEn: string };
  clock.advance({ seconds: 5 });
  expect((await abre()).body).toMatchObject({ abiertaEn });
  const segunda = enElExamen(otra, evaluacion.id);
  const ultima = enElExamen(tarde, evaluacion.id);
  for (const examen of [primera, segunda, ultima]) expect((await examen.empezar()).status).toBe(200);
  const fin = Date.parse(abiertaEn) + 30 * 60_000;
  const finales = [primera, segunda, ultima].map((examen) => Date.parse(examen.abierto().venceEn ?? ''));
  expect(finales.slice(0, 2)).toEqual([fin, fin]);
  expect(finales[2]).toBeGreaterThanOrEqual(fin + 5000);
});

test('abierta dos veces a la vez es una; quien se fue de la puerta no empieza con las demás', async () => {
  const { evaluacion, alumna, espera, abre, jefa } = await conPuerta();
  await espera(alumna);
  clock.advance({ minutes: 1 });
  const [una, otra] = await Promise.all([abre(), abre(jefa)]);
  expect(una.body['abiertaEn']).toBe(otra.body['abiertaEn']);
  const examen = enElExamen(alumna, evaluacion.id);
  clock.advance({ seconds: 3 });
  await examen.empezar();
  const dura = Date.parse(examen.abierto().venceEn ?? '') - Date.parse(String(una.body['abiertaEn']));
  expect(dura).toBeGreaterThanOrEqual(30 * 60_000 + 3000);
});

test('la puerta pide lo mismo que la entrada, y la abre quien vigila a todas o quien prepara la prueba', async () => {
  const { evaluacion, alumna, espera, abre, puerta } = await conPuerta({
    contrasena: 'sésamo',
    declaracion: 'La hago yo.',
  });
  expect((await espera(alumna)).status).toBe(403);
  expect((await espera(alumna, { contrasena: 'sésamo', acepta: false })).status).toBe(400);
  expect((await espera(alumna, { contrasena: 'sésamo', acepta: true })).status).toBe(200);

  const tutora = await school.con('intentos:vigilar:grupos', 'evaluaciones:ver');
  const grupo = await school.grupo();
  await school.tutor(grupo.id, tutora.id);
  expect(await puerta(tutora)).toMatchObject({ esperan: 0, puedeAbrir: false });
  expect((await abre(tutora)).status).toBe(403);
  expect((await abre(alumna)).status).toBe(403);
  await school.miembro(grupo.id, alumna.id);
  expect(await puerta(tutora)).toMatchObject({ esperan: 1 });
  const autora = await school.con('intentos:vigilar:grupos', 'evaluaciones:ver', 'evaluaciones:editar');
  expect((await abre(autora)).body).toMatchObject({ puerta: 'abierta' });
  expect((await alumna.get(`/api/aprendizaje/evaluaciones/${evaluacion.id}`)).body).toMatchObject({
    puerta: 'abierta',
  });
});

test('antes de su hora no se abre, y donde cada cual empieza cuando quiere no hay puerta', async () => {
  const abreEn = new Date(clock.now().getTime() + 3_600_000).toISOString();
  const { abre } = await conPuerta({ abreEn });
  expect(await abre()).toMatchObject({ status: 403, body: { error: { code: 'AUN_NO_ABRE' } } });
  const libre = await conPuerta({ empezarJuntos: false });
  expect(await libre.abre()).toMatchObject({ status: 409, body: { error: { code: 'SIN_PUERTA' } } });
});

const cerradas = async (quien: Client, actividadId: string) =>
  ((await quien.get('/api/avisos')).body as unknown as Campana).lineas.filter(
    ({ titulo, enlace }) => titulo.endsWith('su puerta sigue cerrada') && enlace.includes(actividadId),
  );

test('si llega la hora y nadie abre, lo oye una vez quien la prepara', async () => {
  const enUnaHora = new Date(clock.now().getTime() + 60 * 60_000).toISOString();
  const { evaluacion, jefa } = await conPuerta({ abreEn: enUnaHora });
  const autora = await school.persona({ perfil: 'Administrador', nombre: 'Alma' });
  const suya = await school.entra(autora);
  const { body } = await jefa.get(`/api/evaluaciones/${evaluacion.id}`);
  await suya.patch(`/api/evaluaciones/${evaluacion.id}`, { version: body['version'], minutos: 40 });

  await buscarPuertasSinAbrir(platform);
  expect(await cerradas(suya, evaluacion.actividadId)).toEqual([]);
  clock.advance({ minutes: 61 });
  await Promise.all([buscarPuertasSinAbrir(platform), buscarPuertasSinAbrir(platform)]);
  await buscarPuertasSinAbrir(platform);
  expect(await cerradas(suya, evaluacion.actividadId)).toHaveLength(1);
  await jobsDone(platform);
  const suyos = mails.filter(
    ({ para, texto }) => para === autora.correo && texto.includes(evaluacion.actividadId),
  );
  expect(suyos).toHaveLength(1);
});

test('abierta a su hora no se avisa a nadie; con otra fecha, es otra puerta', async () => {
  const autora = await school.persona({ perfil: 'Administrador', nombre: 'Olga' });
  const { evaluacion, abre } = await conPuerta({ abreEn: clock.now().toISOString() });
  const suya = await school.entra(autora);
  const cambia = async (cambio: object) => {
    const { body } = await suya.get(`/api/evaluaciones/${evaluacion.id}`);
    return suya.patch(`/api/evaluaciones/${evaluacion.id}`, { version: body['version'], ...cambio });
  };
  await cambia({ minutos: 40 });
  expect((await abre()).status).toBe(200);
  await buscarPuertasSinAbrir(platform);
  expect(await cerradas(suya, evaluacion.actividadId)).toEqual([]);

  await cambia({ abreEn: new Date(clock.now().getTime() + 60_000).toISOString() });
  clock.advance({ minutes: 2 });
  await buscarPuertasSinAbrir(platform);
  expect(await cerradas(suya, evaluacion.actividadId)).toHaveLength(1);
});
