import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();

test.each([
  ['la suya', 'America/Bogota', 'America/Bogota'],
  ['la de la academia, si no tiene una', null, platform.config.ZONA_HORARIA],
])('la sesión dice en qué zona se le escriben las fechas: %s', async (_, zonaHoraria, esperada) => {
  const persona = await school.entra(await school.persona({ zonaHoraria }));
  expect((await persona.get('/api/sesion')).body.zona).toBe(esperada);
});

test('quien tutoriza un grupo sigue viendo su curso cuando vuelve a borrador; quien lo hace, no', async () => {
  const grupo = await school.grupo();
  const curso = await school.curso();
  await school.asigna(grupo.id, curso.id);
  const tutora = await school.con('cursos:ver:grupos', 'actividades:ver:grupos');
  await school.tutor(grupo.id, tutora.id);
  const alumna = await school.estudiante();
  await school.miembro(grupo.id, alumna.id);
  const { id: actividadId } = await school.actividad(curso.id);
  platform.bell.ring(true);
  const ven = () =>
    Promise.all(
      [tutora, alumna].flatMap((quien) => [
        quien.get(`/api/cursos/${curso.id}`).then(({ status }) => status),
        quien.get(`/api/actividades/${actividadId}`).then(({ status }) => status),
      ]),
    );
  expect(await ven()).toEqual([200, 200, 200, 200]);

  await (await school.administrador()).post(`/api/cursos/${curso.id}/volver-a-borrador`);

  expect(await ven()).toEqual([200, 200, 404, 404]);
});
