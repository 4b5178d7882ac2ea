import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();

test('lo que impide eliminar un curso se dice con sus cuentas, y eliminarlo lo confirma', async () => {
  const { id } = await school.curso();
  const { id: actividadId } = await school.actividad(id, { titulo: 'El arnés' });
  const libre = { inscritas: 0, grupos: 0, conProgreso: 0, opiniones: 0 };
  expect((await admin.get(`/api/cursos/${id}/uso`)).body).toEqual(libre);

  const persona = await school.persona();
  await school.inscribe(id, persona.id);
  await school.asigna((await school.grupo()).id, id);
  await school.progreso(persona.id, id, actividadId, 'en_curso');
  expect((await admin.get(`/api/cursos/${id}/uso`)).body).toEqual({
    ...libre,
    inscritas: 1,
    grupos: 1,
    conProgreso: 1,
  });
  expect((await admin.post(`/api/cursos/${id}/eliminar-entero`)).status).toBe(409);
});

test('lo que impide eliminar una actividad también: quién la empezó y cuáles la esperan', async () => {
  const { id: cursoId } = await school.curso();
  const { id } = await school.actividad(cursoId);
  const libre = { conProgreso: 0, entregas: 0, opiniones: 0, laEsperan: [] };
  expect((await admin.get(`/api/actividades/${id}/uso`)).body).toEqual(libre);

  await school.progreso((await school.persona()).id, cursoId, id);
  await school.actividad(cursoId, {
    titulo: 'El examen',
    requisitos: { modo: 'todos', condiciones: [{ tipo: 'completada', actividadId: id }] },
  });
  expect((await admin.get(`/api/actividades/${id}/uso`)).body).toEqual({
    ...libre,
    conProgreso: 1,
    laEsperan: ['El examen'],
  });
});
