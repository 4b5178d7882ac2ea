import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school } = app;

const aviso = () => ({ id: randomUUID(), texto: 'Hay dos opciones iguales', anonimo: false });

test('quien hizo la prueba avisa del error de una pregunta, con su versión, y repetirlo es inofensivo', async () => {
  const { alumna, evaluacion, actividad, curso } = await abrirExamen(app);
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  const { id } = examen.abierto();
  const enviado = aviso();
  const primero = await alumna.post(`/api/intentos/${id}/avisar/1`, enviado);
  expect(primero).toMatchObject({
    status: 200,
    body: {
      id: enviado.id,
      tipo: 'error',
      estado: 'nuevo',
      actividadId: actividad.id,
      texto: 'Pregunta 2 (versión 1): Hay dos opciones iguales',
      preguntaId: expect.any(String),
    },
  });
  expect((await alumna.post(`/api/intentos/${id}/avisar/1`, enviado)).body).toEqual(primero.body);
  const otroTexto = await alumna.post(`/api/intentos/${id}/avisar/1`, { ...enviado, texto: 'Otra cosa' });
  expect(otroTexto.body.error?.code).toBe('VERSION_ANTIGUA');

  const admin = await school.administrador();
  const { body } = await admin.get(`/api/feedback?cursoId=${curso.id}&tipo=error`);
  expect(body['datos']).toMatchObject([{ id: enviado.id, preguntaId: primero.body['preguntaId'] }]);
});

test('de un intento ajeno, de una pregunta que no está o a la que no se ha llegado, como de uno inventado', async () => {
  const { alumna, evaluacion, inscribir } = await abrirExamen(app, { secuencial: true });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  const { id } = examen.abierto();
  const inventado = await alumna.post(`/api/intentos/${randomUUID()}/avisar/0`, aviso());
  expect(inventado.status).toBe(404);
  const otra = await inscribir();
  for (const [quien, lugar] of [
    [otra, 0],
    [alumna, 50],
    [alumna, 1],
  ] as const) {
    const { status, body } = await quien.post(`/api/intentos/${id}/avisar/${lugar}`, aviso());
    expect([status, body.error?.message]).toEqual([404, inventado.body.error?.message]);
  }
  const vacio = await alumna.post(`/api/intentos/${id}/avisar/0`, { ...aviso(), texto: '  ' });
  expect(vacio.body.error?.fields).toHaveProperty('texto');
});
