import { randomUUID } from 'node:crypto';
import type { ComentarioGuardado } from '@catedra/shared/entregas/comentarios.ts';
import type { OtrasNotas } from '@catedra/shared/entregas/cola.ts';
import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { expect, test } from 'vitest';
import { abrirAula } from '#features/entregas/testing/aula.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, clock } = app;

const guarda = (quien: Client, texto: string, cursoId: string | null, id: string = randomUUID()) =>
  quien.put(`/api/entregas/comentarios/${id}`, { texto, cursoId });
const lee = async (quien: Client, cursoId: string, buscar = '') => {
  const { body } = await quien.get(`/api/entregas/comentarios?cursoId=${cursoId}&buscar=${buscar}`);
  return body['datos'] as ComentarioGuardado[];
};
const textos = async (quien: Client, cursoId: string, buscar = '') =>
  (await lee(quien, cursoId, buscar)).map(({ texto }) => texto);

test('los propios se ven en cualquier curso, y los de un curso los ve quien corrige en él', async () => {
  const aula = await abrirAula(app);
  const colega = await school.con('actividades:calificar:grupos');
  await school.tutor(aula.grupo.id, colega.id);
  const otro = await school.curso();
  await guarda(aula.tutor, '<p>Muy claro.</p>', null);
  clock.advance({ minutes: 1 });
  await guarda(aula.tutor, '<p>Falta la causa.</p>', aula.curso.id);

  expect(await textos(aula.tutor, aula.curso.id)).toEqual(['<p>Falta la causa.</p>', '<p>Muy claro.</p>']);
  expect(await textos(aula.tutor, otro.id)).toEqual(['<p>Muy claro.</p>']);
  expect(await lee(colega, aula.curso.id)).toMatchObject([
    { texto: '<p>Falta la causa.</p>', cursoId: aula.curso.id, de: expect.any(String), quitable: false },
  ]);
  const ajeno = await school.con('actividades:calificar:grupos');
  expect(await textos(ajeno, aula.curso.id)).toEqual([]);
  expect((await guarda(ajeno, '<p>Hola</p>', aula.curso.id)).status).toBe(404);
  expect(await textos(aula.tutor, aula.curso.id, 'CAUSA')).toEqual(['<p>Falta la causa.</p>']);
});

test('guardarlo dos veces es una, solo quien lo guardó lo cambia, y se quita', async () => {
  const aula = await abrirAula(app);
  const id = randomUUID();
  await guarda(aula.tutor, '<p>Uno</p>', null, id);
  await guarda(aula.tutor, '<p>Otro</p>', null, id);
  expect(await textos(aula.tutor, aula.curso.id)).toEqual(['<p>Otro</p>']);
  const jefa = await school.con('actividades:calificar');
  expect((await guarda(jefa, '<p>Ajeno</p>', null, id)).status).toBe(404);
  expect((await jefa.delete(`/api/entregas/comentarios/${id}`)).status).toBe(404);
  expect((await aula.tutor.delete(`/api/entregas/comentarios/${id}`)).status).toBeLessThan(300);
  expect(await textos(aula.tutor, aula.curso.id)).toEqual([]);
  expect((await guarda(aula.tutor, '<p> </p>', null)).status).toBe(400);
});

test('lo que sacaron otras personas en lo mismo se cuenta por décimos, desde tres', async () => {
  const aula = await abrirAula(app);
  const { body } = await aula.entrega('<p>La mía</p>');
  const mia = body as unknown as Entrega;
  const otras = async () =>
    (await aula.tutor.get(`/api/entregas/otras?actividadId=${aula.actividadId}&menos=${mia.id}`))
      .body as unknown as OtrasNotas;
  for (const nota of [10, 4, 4.5]) {
    const persona = await school.persona();
    await school.miembro(aula.grupo.id, persona.id);
    const suya = await school.entra(persona);
    const entregada = await suya.post(`/api/actividades/${aula.actividadId}/entregar`, {
      version: 0,
      texto: '<p>x</p>',
      archivoIds: [],
    });
    const { id, version } = entregada.body as unknown as Entrega;
    await aula.califica(id, { version, nota });
    if (nota === 10) expect(await otras()).toEqual({ cuantas: 1, mediana: null, tramos: [] });
  }
  expect(await otras()).toEqual({ cuantas: 3, mediana: 0.45, tramos: [0, 0, 0, 0, 2, 0, 0, 0, 0, 1] });
});
