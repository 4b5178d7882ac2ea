import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, clock } = app;
const dentroDe = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString();

test('lo que se dio a un grupo abre y cierra igual en el curso, en Mis pruebas, antes de empezar y al empezar', async () => {
  const cierraEn = dentroDe(60);
  const despues = dentroDe(600);
  const { evaluacion, alumna, curso } = await abrirExamen(app, { cierraEn, minutos: null });
  const jefa = await school.administrador();
  const grupo = await school.grupo();
  await school.miembro(grupo.id, alumna.id);
  await jefa.put(`/api/evaluaciones/${evaluacion.id}/excepciones/${randomUUID()}`, {
    usuarioId: null,
    grupoId: grupo.id,
    cambios: { cierraEn: despues },
    motivo: 'Turno de noche.',
  });
  clock.advance({ minutes: 90 });

  const { body: pruebas } = await alumna.get('/api/aprendizaje/pruebas');
  expect(pruebas['pruebas']).toMatchObject([{ cierraEn: despues, grupo: 'abiertas' }]);
  const { body: antes } = await alumna.get(`/api/aprendizaje/evaluaciones/${evaluacion.id}`);
  expect(antes).toMatchObject({ efectivo: { cierraEn: despues }, apertura: { tipo: 'abierta' } });
  const { body: dentro } = await alumna.get(`/api/aprendizaje/cursos/${curso.id}`);
  expect(JSON.stringify(dentro)).not.toContain('cerroEn');
  expect(JSON.stringify(dentro)).toContain(despues);
  expect((await enElExamen(alumna, evaluacion.id).empezar()).body).toMatchObject({ venceEn: despues });
});
