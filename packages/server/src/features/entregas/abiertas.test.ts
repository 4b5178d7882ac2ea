import type { Monton, Paso, QuienCorrige } from '@catedra/shared/entregas/cola.ts';
import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { expect, test } from 'vitest';
import { abrirAula } from '#features/entregas/testing/aula.ts';
import { abrirExamen, ENSAYO, enElExamen } from '#features/intentos/testing/examen.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, clock } = app;

const abre = (quien: Client, id: string, lugar: number | null = null) =>
  quien.put(`/api/entregas/${id}/abierta`, { lugar });
const deja = (quien: Client, id: string, lugar: number | null = null) =>
  quien.post(`/api/entregas/${id}/dejar`, { lugar });
const otros = async (quien: Client, id: string) =>
  ((await abre(quien, id)).body['otros'] as QuienCorrige[]).map(({ usuarioId }) => usuarioId);

/** Two who tutor the same group, and two works that wait for them. */
async function dosCorrigen() {
  const aula = await abrirAula(app);
  const { body } = await aula.entrega('<p>Primera</p>');
  const otra = await school.persona();
  await school.miembro(aula.grupo.id, otra.id);
  clock.advance({ minutes: 1 });
  const suya = await school.entra(otra);
  const { body: segunda } = await suya.post(`/api/actividades/${aula.actividadId}/entregar`, {
    version: 0,
    texto: '<p>Segunda</p>',
    archivoIds: [],
  });
  const colega = await school.con('actividades:calificar:grupos');
  await school.tutor(aula.grupo.id, colega.id);
  return {
    ...aula,
    colega,
    primera: body as unknown as Entrega,
    segunda: segunda as unknown as Entrega,
    ajena: suya,
  };
}

test('quien corrige ve quién más tiene abierta la misma, hasta que la deja o se va', async () => {
  const { tutor, colega, primera, segunda } = await dosCorrigen();
  expect(await otros(tutor, primera.id)).toEqual([]);
  expect(await otros(colega, primera.id)).toEqual([tutor.id]);
  expect(await otros(tutor, primera.id)).toEqual([colega.id]);
  expect(await otros(tutor, segunda.id)).toEqual([]);

  await deja(colega, primera.id);
  await deja(colega, primera.id);
  expect(await otros(tutor, primera.id)).toEqual([]);

  await abre(colega, primera.id);
  clock.advance({ minutes: 1 });
  expect(await otros(tutor, primera.id)).toEqual([]);
});

test('a dos que empiezan a la vez se les da a cada cual una, y el montón dice quién está', async () => {
  const { tutor, colega, primera, segunda, actividadId } = await dosCorrigen();
  await abre(tutor, primera.id);
  const { body } = await colega.get(`/api/entregas/por-actividad?actividadId=${actividadId}`);
  const [monton] = body['datos'] as Monton[];
  expect(monton?.primera).toEqual({ id: segunda.id, lugar: null });
  expect(monton?.abiertas).toHaveLength(1);

  const { body: paso } = await colega.get(
    `/api/entregas/paso?id=${primera.id}&entregadaEn=${primera.entregadaEn}&actividadId=${actividadId}`,
  );
  expect((paso as unknown as Paso).pendiente).toMatchObject({ id: segunda.id });
  await abre(tutor, segunda.id);
  // Where all are open to somebody, one of them comes all the same.
  const { body: alFinal } = await colega.get(
    `/api/entregas/paso?id=${primera.id}&entregadaEn=${primera.entregadaEn}&actividadId=${actividadId}`,
  );
  expect((alFinal as unknown as Paso).pendiente).toMatchObject({ id: segunda.id });
});

test('quien no puede corregirla no sabe de ella, y nadie abre la suya', async () => {
  const { primera, estudiante } = await dosCorrigen();
  const ajeno = await school.con('actividades:calificar:grupos');
  expect((await abre(ajeno, primera.id)).status).toBe(404);
  expect((await deja(ajeno, primera.id)).status).toBe(404);
  expect((await abre(estudiante, primera.id)).status).toBe(403);
});

test('de una prueba se abre cada respuesta por su lugar', async () => {
  const { evaluacion, alumna } = await abrirExamen(app, { preguntas: [ENSAYO, ENSAYO] });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.guardar(examen.entrada(0, { html: '<p>Así fue.</p>' }));
  await examen.guardar(examen.entrada(1, { html: '<p>Y así siguió.</p>' }));
  await examen.entregar();
  const { id } = examen.abierto();
  const [una, otra] = [await school.con('actividades:calificar'), await school.con('actividades:calificar')];
  await abre(una, id, 0);
  expect((await abre(otra, id, 0)).body['otros']).toMatchObject([{ usuarioId: una.id }]);
  expect((await abre(otra, id, 1)).body).toEqual({ otros: [] });
  expect((await abre(otra, id, 7)).status).toBe(404);
});
