import { randomUUID } from 'node:crypto';
import { cursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();

/** What was asked of the database for a course while something was done. */
async function preguntas(hacer: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await hacer();
    const names = asked.mock.calls.map(([given]) => (given as unknown as pg.QueryConfig).name ?? '');
    return names.filter((name) => name.startsWith('aprendizaje.curso-'));
  } finally {
    asked.mockRestore();
  }
}

async function enCurso() {
  const curso = await school.curso();
  await school.actividad(curso.id, { titulo: 'Lectura' });
  const { id } = await school.persona();
  await school.inscribe(curso.id, id);
  const estudiante = await school.entra({ id });
  const leer = async () =>
    cursoAbierto
      .parse((await estudiante.get(`/api/aprendizaje/cursos/${curso.id}`)).body)
      .secciones.flatMap(({ actividades }) => actividades);
  return { curso, id, leer };
}

test('de un curso sin pruebas ni tareas no se pregunta por ellas', async () => {
  const { leer } = await enCurso();
  const antes = await leer();
  expect(await preguntas(leer)).toEqual(['aprendizaje.curso-sencillo']);
  expect(await leer()).toEqual(antes);
});

test('la prueba que se añade a un curso sencillo se ve en la siguiente lectura, con las fechas de cada persona', async () => {
  const { curso, id, leer } = await enCurso();
  await leer();
  expect(await leer()).toHaveLength(1);

  const prueba = await school.evaluacion(curso.id, { estado: 'publicada' });
  await platform.db.execute(sql`
    insert into evaluacion_excepciones (id, evaluacion_id, usuario_id, cambios, motivo, por)
    values (${randomUUID()}, ${prueba.id}, ${id}, '{"cierraEn":"2040-01-02T03:04:05.000Z"}', 'Viaje', ${id})`);
  const leidas = await leer();
  expect(leidas.find(({ evaluacionId }) => evaluacionId === prueba.id)?.venceEn).toBe(
    '2040-01-02T03:04:05.000Z',
  );
  expect(await preguntas(leer)).toEqual(['aprendizaje.curso-por-id']);
});
