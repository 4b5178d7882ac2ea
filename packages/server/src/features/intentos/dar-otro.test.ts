import { expect, test } from 'vitest';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp({ env: { BASE_CONEXIONES: '4' } });

test('tantas veces a la vez como conexiones hay, ninguna espera a otra que no acaba', async () => {
  const { evaluacion, alumna } = await abrirExamen(app, { intentos: 1 });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.entregar();
  const jefa = await app.school.administrador();
  const pedir = () =>
    jefa.post(`/api/evaluaciones/${evaluacion.id}/dar-otro-intento`, {
      usuarioIds: [alumna.id],
      motivo: 'Se cortó la luz.',
    });
  const respuestas = await Promise.all(Array.from({ length: 12 }, pedir));
  expect(respuestas.map(({ status }) => status)).toEqual(respuestas.map(() => 200));
});
