import { expect, test } from 'vitest';
import { banco, componer, fijas } from '#features/preguntas/testing/banco.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();
const { nueva, unaCarpeta } = banco(admin);

async function conPregunta(cursoId: string) {
  const evaluacion = await school.evaluacion(cursoId, { estado: 'borrador' });
  await componer(admin, evaluacion.id, 0, fijas((await nueva((await unaCarpeta()).id)).id));
  return evaluacion;
}

const estadoDe = async (lugar: string) => (await admin.get(`/api/${lugar}`)).body.estado;

test('un curso se publica con sus evaluaciones en borrador, de una vez', async () => {
  const curso = await school.curso({ estado: 'borrador' });
  const prueba = await conPregunta(curso.id);
  expect((await admin.post(`/api/cursos/${curso.id}/publicar`)).status).toBe(409);
  expect((await admin.post(`/api/cursos/${curso.id}/publicar-con-evaluaciones`)).status).toBe(200);
  expect(await estadoDe(`cursos/${curso.id}`)).toBe('publicado');
  expect(await estadoDe(`evaluaciones/${prueba.id}`)).toBe('publicada');
});

test('si a una le falta algo, se dice a cuál y no se publica nada', async () => {
  const curso = await school.curso({ estado: 'borrador' });
  const prueba = await conPregunta(curso.id);
  const vacia = await school.evaluacion(curso.id, { estado: 'borrador' });
  const { status, body } = await admin.post(`/api/cursos/${curso.id}/publicar-con-evaluaciones`);
  expect(status).toBe(409);
  expect(Object.keys(body.error?.fields ?? {})).toEqual([vacia.actividadId]);
  expect(await estadoDe(`evaluaciones/${prueba.id}`)).toBe('borrador');
});
