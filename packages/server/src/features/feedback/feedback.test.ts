import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();

async function conOpinion(values: Record<string, unknown> = {}) {
  const grupo = await school.grupo();
  const curso = await school.curso();
  const persona = await school.persona();
  await school.asigna(grupo.id, curso.id);
  await school.miembro(grupo.id, persona.id);
  const autora = await school.entra(persona);
  const id = randomUUID();
  const creada = await autora.put(`/api/feedback/${id}`, {
    usuarioId: autora.id,
    cursoId: curso.id,
    actividadId: null,
    tipo: 'error',
    estrellas: null,
    texto: 'El enlace no abre.',
    anonimo: false,
    version: 0,
    ...values,
  });
  expect(creada.status).toBe(200);
  return { id, autora, grupo };
}

const respuesta = { respuesta: 'Corregido, gracias.', estado: 'resuelto' };

async function tutorDe(grupoId: string, ...permisos: Permiso[]) {
  const persona = await school.persona({ perfil: (await school.perfil(permisos)).nombre });
  await school.tutor(grupoId, persona.id);
  return school.entra(persona);
}

test('quien puede responder lo hace en sus grupos, la autora se entera y repetirlo es inofensivo', async () => {
  const { id, autora, grupo } = await conOpinion();
  const tutor = await tutorDe(grupo.id, 'feedback:ver:grupos', 'feedback:responder:grupos');
  const oye = await autora.listen();
  const primera = await tutor.post(`/api/feedback/${id}/responder`, respuesta);
  const segunda = await tutor.post(`/api/feedback/${id}/responder`, respuesta);

  expect(primera.body).toMatchObject({ ...respuesta, version: 2, usuarioId: autora.id });
  expect(segunda.body).toEqual(primera.body);
  await oye.until(({ data }) => data.coleccion === 'feedback' && data.id === id);
  expect((await autora.get(`/api/feedback/${id}`)).body).toMatchObject(respuesta);
});

test('lo anónimo sigue siendo anónimo para quien responde', async () => {
  const { id, grupo } = await conOpinion({ anonimo: true });
  const tutor = await tutorDe(grupo.id, 'feedback:ver:grupos', 'feedback:responder:grupos');
  const { status, body } = await tutor.post(`/api/feedback/${id}/responder`, respuesta);
  expect(status).toBe(200);
  expect(body.usuarioId).toBeNull();
});

test('ver no es responder, y lo de otros grupos no existe', async () => {
  const { id, autora, grupo } = await conOpinion();
  const soloVe = await tutorDe(grupo.id, 'feedback:ver:grupos');
  const deOtro = await tutorDe((await school.grupo()).id, 'feedback:ver:grupos', 'feedback:responder:grupos');

  expect((await soloVe.post(`/api/feedback/${id}/responder`, respuesta)).status).toBe(403);
  expect((await autora.post(`/api/feedback/${id}/responder`, respuesta)).status).toBe(403);
  expect((await deOtro.post(`/api/feedback/${id}/responder`, respuesta)).status).toBe(404);
});

test('un estado desconocido se explica en su campo', async () => {
  const { id } = await conOpinion();
  const admin = await school.administrador();
  const { status, body } = await admin.post(`/api/feedback/${id}/responder`, {
    ...respuesta,
    estado: 'quizá',
  });
  expect(status).toBe(400);
  expect(body.error?.fields).toEqual({ estado: 'Elige nuevo, visto o resuelto.' });
});
