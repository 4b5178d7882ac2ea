import type { DeUnaPersona, Monton } from '@catedra/shared/entregas/cola.ts';
import { expect, test } from 'vitest';
import { abrirExamen, ARCHIVO, ENSAYO, enElExamen, UNICA } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school } = app;

test('las respuestas se juntan por pregunta, con lo que pregunta y su número, y las de una persona por ella', async () => {
  const { curso, evaluacion, alumna, inscribir } = await abrirExamen(app, {
    preguntas: [UNICA, ENSAYO, ARCHIVO],
  });
  const intentos: string[] = [];
  for (const quien of [alumna, await inscribir()]) {
    const examen = enElExamen(quien, evaluacion.id);
    await examen.empezar();
    await examen.guardar(examen.entrada(1, { html: '<p>Así fue.</p>' }));
    await examen.entregar();
    intentos.push(examen.abierto().id);
  }
  const corrige = await school.superAdministrador();
  const montones = async () =>
    (await corrige.get(`/api/entregas/por-actividad?cursoId=${curso.id}`)).body.datos as unknown as Monton[];
  const antes = await montones();
  expect(antes).toMatchObject([
    {
      tipo: 'respuesta',
      cuantas: 2,
      corregidas: 0,
      sinTutor: 2,
      pregunta: { enunciado: 'Cuéntalo', numero: 2 },
      primera: { lugar: 1 },
    },
  ]);
  const [{ primera, pregunta }] = antes as [Monton];

  const { status } = await corrige.post(`/api/intentos/${primera.id}/calificar/1`, {
    version: 0,
    logrados: 1,
    criterios: null,
    comentario: '',
  });
  expect(status).toBe(200);
  const otro = intentos.find((id) => id !== primera.id);
  expect(await montones()).toMatchObject([{ cuantas: 1, corregidas: 1, primera: { id: otro, lugar: 1 } }]);

  const { body } = await corrige.get(`/api/entregas/por-persona?preguntaId=${pregunta?.id}`);
  expect(body.datos as unknown as DeUnaPersona[]).toMatchObject([{ trabajos: 0, respuestas: 1, cuantas: 1 }]);
  const { body: corregidas } = await corrige.get(`/api/entregas?estado=calificada&cursoId=${curso.id}`);
  expect(corregidas.datos).toMatchObject([{ id: primera.id, lugar: 1, pregunta: 2, estado: 'calificada' }]);
});
