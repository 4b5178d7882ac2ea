import { randomUUID } from 'node:crypto';
import type { AvisoDePregunta } from '@catedra/shared/feedback/schemas.ts';
import { expect, test } from 'vitest';
import { abrirExamen, enElExamen, HUECO, UNICA } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school } = app;

/** Someone who sits the exam reports an error in its second question. */
async function conUnAviso(anonimo = false, preguntas = [UNICA, UNICA] as (typeof UNICA | typeof HUECO)[]) {
  const todo = await abrirExamen(app, { preguntas });
  const examen = enElExamen(todo.alumna, todo.evaluacion.id);
  await examen.empezar();
  const aviso = { id: randomUUID(), texto: 'Hay dos opciones iguales', anonimo };
  await todo.alumna.post(`/api/intentos/${examen.abierto().id}/avisar/1`, aviso);
  return { ...todo, camino: `/api/evaluaciones/${todo.evaluacion.id}/avisos`, aviso };
}
const avisosDe = (body: unknown) => (body as { avisos: AvisoDePregunta[] }).avisos;

test('quien escribe la evaluación lee los avisos con su pregunta y su versión, y no de quién son', async () => {
  const { camino, aviso, alumna, evaluacion } = await conUnAviso();
  const jefa = await school.administrador();
  const { body } = await jefa.get(camino);
  expect(avisosDe(body)).toMatchObject([
    {
      id: aviso.id,
      version: 1,
      vigente: 1,
      pregunta: '¿Qué haces primero?',
      texto: 'Hay dos opciones iguales',
      estado: 'nuevo',
      respuesta: null,
    },
  ]);
  expect(JSON.stringify(body)).not.toContain(alumna.id);
  expect([403, 404]).toContain((await alumna.get(camino)).status);
  const inventada = await jefa.get(`/api/evaluaciones/${randomUUID()}/avisos`);
  expect(inventada.status).toBe(404);
  expect(avisosDe((await jefa.get(`/api/evaluaciones/${evaluacion.id}/avisos`)).body)).toHaveLength(1);
});

test('la pregunta sin enunciado se nombra por su texto con huecos', async () => {
  const { camino } = await conUnAviso(false, [UNICA, HUECO]);
  const { body } = await (await school.administrador()).get(camino);
  expect(avisosDe(body)).toMatchObject([{ pregunta: 'La capital de Francia es ___.' }]);
});

test('quien puede editarla lo resuelve, repetirlo es inofensivo, y quien avisó lee la respuesta', async () => {
  const { camino, aviso, alumna } = await conUnAviso(true);
  const jefa = await school.administrador();
  const resolver = { respuesta: 'Corregida: gracias.', estado: 'resuelto' };
  const hecho = await jefa.post(`${camino}/${aviso.id}/responder`, resolver);
  expect(hecho).toMatchObject({ status: 200, body: { id: aviso.id, ...resolver } });
  expect((await jefa.post(`${camino}/${aviso.id}/responder`, resolver)).body).toEqual(hecho.body);
  expect((await alumna.get(`/api/feedback/${aviso.id}`)).body).toMatchObject(resolver);

  const perfil = await school.perfil(['evaluaciones:ver', 'preguntas:ver']);
  const mira = await school.entra(await school.persona({ perfil: perfil.nombre }));
  expect((await mira.get(camino)).status).toBe(200);
  expect((await mira.post(`${camino}/${aviso.id}/responder`, resolver)).status).toBe(403);
  const otra = await conUnAviso();
  const ajeno = await jefa.post(`${camino}/${otra.aviso.id}/responder`, resolver);
  const inventado = await jefa.post(`${camino}/${randomUUID()}/responder`, resolver);
  expect([ajeno.status, ajeno.body.error?.message]).toEqual([404, inventado.body.error?.message]);
});
