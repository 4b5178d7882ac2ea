import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();

const NADIE = { examinandose: 0, minutosQueQuedan: null };

test('a quién toca eliminar un curso se dice con sus cuentas', async () => {
  const { id } = await school.curso();
  const { id: actividadId } = await school.actividad(id, { titulo: 'El arnés' });
  const libre = { ...NADIE, personas: 0, grupos: 0, conProgreso: 0, opiniones: 0 };
  expect((await admin.get(`/api/cursos/${id}/uso`)).body).toEqual(libre);

  const persona = await school.persona();
  await school.inscribe(id, persona.id);
  await school.asigna((await school.grupo()).id, id);
  await school.progreso(persona.id, id, actividadId, 'en_curso');
  expect((await admin.get(`/api/cursos/${id}/uso`)).body).toEqual({
    ...libre,
    personas: 1,
    grupos: 1,
    conProgreso: 1,
  });
});

test('de unas actividades también: cuántas personas las empezaron, cada una una vez, y cuáles las esperan', async () => {
  const { id: cursoId } = await school.curso();
  const [una, otra] = [await school.actividad(cursoId), await school.actividad(cursoId)];
  const uso = async () => {
    const body = { actividadIds: [una.id, otra.id] };
    return (await admin.post(`/api/cursos/${cursoId}/uso-de-actividades`, body)).body;
  };
  expect(await uso()).toEqual({ ...NADIE, conProgreso: 0, entregas: 0, opiniones: 0, laEsperan: [] });

  const persona = await school.persona();
  await school.progreso(persona.id, cursoId, una.id);
  await school.progreso(persona.id, cursoId, otra.id);
  await school.actividad(cursoId, {
    titulo: 'El examen',
    requisitos: { modo: 'todos', condiciones: [{ tipo: 'completada', actividadId: otra.id }] },
  });
  expect(await uso()).toEqual({
    ...NADIE,
    conProgreso: 1,
    entregas: 0,
    opiniones: 0,
    laEsperan: ['El examen'],
  });
});
