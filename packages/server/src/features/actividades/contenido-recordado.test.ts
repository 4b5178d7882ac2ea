import { contenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();

/** A course with an evaluation, and someone who takes it. */
async function enCurso() {
  const curso = await school.curso();
  const lectura = await school.actividad(curso.id, { titulo: 'Antes' });
  const examen = await school.evaluacion(curso.id, { estado: 'publicada' });
  const { id } = await school.persona();
  await school.inscribe(curso.id, id);
  const estudiante = await school.entra({ id });
  const leer = async (por = curso.id) =>
    contenidoDeCurso.parse((await estudiante.get(`/api/cursos/${por}/contenido`)).body);
  return { curso, lectura, examen, leer };
}

test('lo que un curso tiene se recuerda, y lo que alguien cambie se ve en la siguiente lectura', async () => {
  const { curso, lectura, examen, leer } = await enCurso();
  const { db } = platform;
  const antes = await leer();
  expect(antes.curso.titulo).toBe(curso.titulo);

  await db.execute(sql`update cursos set titulo = 'Otro título' where id = ${curso.id}`);
  expect((await leer()).curso.titulo).toBe('Otro título');
  await db.execute(sql`update secciones set titulo = 'Otra sección' where curso_id = ${curso.id}`);
  expect((await leer()).secciones.map(({ titulo }) => titulo)).toContain('Otra sección');
  await db.execute(sql`update actividades set titulo = 'Después' where id = ${lectura.id}`);
  expect((await leer()).actividades.map(({ titulo }) => titulo)).toContain('Después');
  await db.execute(sql`update evaluaciones set cierra_en = '2030-01-02T03:04:05Z' where id = ${examen.id}`);
  expect((await leer()).actividades.map(({ cierraEn }) => cierraEn)).toContain('2030-01-02T03:04:05.000Z');
  await db.execute(sql`update actividades set oculta = true where id = ${lectura.id}`);
  expect((await leer()).actividades.map(({ titulo }) => titulo)).not.toContain('Después');
  await school.actividad(curso.id, { titulo: 'Nueva' });
  expect((await leer()).actividades.map(({ titulo }) => titulo)).toContain('Nueva');
});

test('lo recordado de un curso lo ve quien puede, y sin estar en él no se ven sus actividades', async () => {
  const { curso, leer } = await enCurso();
  const deFuera = await school.con('cursos:ver');
  const deNadie = await school.estudiante();
  expect((await leer()).actividades).toHaveLength(2);

  expect((await deFuera.get(`/api/cursos/${curso.id}/contenido`)).body.actividades).toEqual([]);
  expect((await deNadie.get(`/api/cursos/${curso.id}/contenido`)).status).toBe(404);
  expect((await leer(curso.slug)).actividades).toHaveLength(2);
});

test('quien toma un curso que no cambió lo lee con una sentencia', async () => {
  const { leer } = await enCurso();
  await leer();
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await leer();
    const texts = asked.mock.calls.map(([given]) => (given as unknown as pg.QueryConfig).name ?? '');
    expect(texts.filter((name) => name.startsWith('contenido.'))).toEqual(['contenido.llave-por-id']);
  } finally {
    asked.mockRestore();
  }
});
