import { randomUUID } from 'node:crypto';
import { cursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();

async function conDos(curso = {}, segunda: Parameters<typeof school.actividad>[1] = {}) {
  const { id: cursoId } = await school.curso(curso);
  const seccion = (await school.seccion(cursoId)).id;
  const a = await school.actividad(cursoId, { seccion, titulo: 'Primera' });
  const b = await school.actividad(cursoId, { seccion, ...segunda });
  const persona = await school.persona();
  await school.inscribe(cursoId, persona.id);
  return { cursoId, a: a.id, b: b.id, estudiante: await school.entra(persona) };
}

const abierta = (id: string) => `/api/actividades/${id}/abierta`;

test('lo que contiene una actividad se lee al abrirla, no en la colección', async () => {
  const { a, estudiante } = await conDos();
  const suelta = await estudiante.get(`/api/actividades/${a}`);
  const leida = await estudiante.get(abierta(a));
  expect(suelta.status).toBe(200);
  expect(suelta.body).not.toHaveProperty('contenido');
  expect(leida.body.actividad).toMatchObject({ id: a, contenido: { tipo: 'lectura', html: '<p>Texto</p>' } });
});

test('una actividad bloqueada no se lee y dice por qué; quien hace el curso sí la lee', async () => {
  const { a, b, estudiante } = await conDos({ secuencial: true });
  const antes = await estudiante.get(abierta(b));
  await estudiante.post(`/api/actividades/${a}/completar`);
  const despues = await estudiante.get(abierta(b));
  expect(antes.status).toBe(409);
  expect(antes.body.error).toMatchObject({
    code: 'ACTIVIDAD_BLOQUEADA',
    message: 'Esta actividad todavía está bloqueada. Se abre al completar «Primera».',
  });
  expect(despues.status).toBe(200);
  expect((await admin.get(abierta(b))).status).toBe(200);
});

test('una actividad oculta no existe para quien aprende', async () => {
  const { cursoId, b, estudiante } = await conDos({}, { oculta: true });
  const respuestas = await Promise.all([
    estudiante.get(abierta(b)),
    estudiante.get(`/api/actividades/${b}`),
    estudiante.post(`/api/actividades/${b}/abrir`),
    estudiante.post(`/api/actividades/${b}/completar`),
  ]);
  expect(respuestas.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const curso = await estudiante.get(`/api/aprendizaje/cursos/${cursoId}`);
  const contenido = await estudiante.get(`/api/cursos/${cursoId}/contenido`);
  expect(JSON.stringify([curso.body, contenido.body])).not.toContain(b);
  expect(curso.body.avance).toMatchObject({ total: 1 });
  expect((await admin.get(`/api/cursos/${cursoId}/contenido`)).body.actividades).toHaveLength(2);
});

test('sin acceso al curso, nada existe', async () => {
  const { a } = await conDos();
  const ajena = await school.estudiante();
  expect((await ajena.get(abierta(a))).status).toBe(404);
  expect((await ajena.get(abierta(randomUUID()))).status).toBe(404);
  expect((await ajena.post(`/api/actividades/${a}/latido`, {})).status).toBe(404);
});

test('un curso archivado se sigue leyendo', async () => {
  const { a, estudiante } = await conDos({ estado: 'archivado' });
  expect((await estudiante.get(abierta(a))).status).toBe(200);
});

test('los requisitos bloquean, se dicen con palabras y no salen del servidor', async () => {
  const grupo = await school.grupo('Turno de noche');
  const requisitos = { modo: 'todos' as const, condiciones: [{ tipo: 'grupo' as const, grupoId: grupo.id }] };
  const { cursoId, b, estudiante } = await conDos({}, { requisitos });
  const { body } = await estudiante.get(`/api/aprendizaje/cursos/${cursoId}`);
  expect(body.secciones).toMatchObject([
    {
      actividades: [{}, { estado: 'bloqueada', motivo: 'Se abre cuando estés en el grupo «Turno de noche»' }],
    },
  ]);
  expect(JSON.stringify(body)).not.toContain(grupo.id);
  await school.miembro(grupo.id, estudiante.id);
  const yaMiembro = await school.entra({ id: estudiante.id });
  expect((await yaMiembro.get(abierta(b))).status).toBe(200);
});

test('el curso abierto es lo que dice su contrato, letra a letra', async () => {
  const titulo = 'Señal «ñ» "comillas" \\ <b> 漢 🎓';
  const { cursoId, estudiante } = await conDos({ titulo, secuencial: true }, { titulo });
  const { body } = await estudiante.get(`/api/aprendizaje/cursos/${cursoId}`);
  const ajena = await school.con('cursos:ver');
  const deFuera = await ajena.get(`/api/aprendizaje/cursos/${cursoId}`);
  expect(cursoAbierto.parse(body)).toEqual(body);
  expect(cursoAbierto.parse(deFuera.body)).toEqual(deFuera.body);
  expect(body.curso).toMatchObject({ titulo });
  expect(body.secciones).toMatchObject([
    { actividades: [{ titulo: 'Primera' }, { titulo, estado: 'bloqueada' }] },
  ]);
  expect(deFuera.body.secciones).toMatchObject([{ actividades: [{ estado: null }, { estado: null }] }]);
});
