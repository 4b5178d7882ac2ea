import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { abrirAula } from '#features/entregas/testing/aula.ts';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { goTo } from '#testing/database-clock.ts';

const app = await createTestApp();
const { school, platform, clock } = app;
const { db } = platform;
const vale = (cursoId: string) => db.execute(sql`update cursos set validez_meses = 12 where id = ${cursoId}`);

test('lo que se entregó en una ronda se corrige en ella; en la siguiente se empieza de nuevo', async () => {
  const aula = await abrirAula(app, { maxIntentos: 1 });
  await vale(aula.curso.id);
  const { body: vieja } = await aula.entrega('<p>La primera vez</p>');
  expect(vieja).toMatchObject({ estado: 'entregada', intento: 1 });

  await goTo(db, clock, new Date(clock.now().getTime() + 330 * 86_400_000).toISOString());
  const otraVez = await school.entra(aula.persona);
  const tutor = await school.entra({ id: aula.tutor.id });
  const abierta = async () => (await otraVez.get(`/api/actividades/${aula.actividadId}/abierta`)).body;
  expect(await abierta()).toMatchObject({ entregas: [], progreso: null });

  const calificada = await aula.califica(vieja.id as string, { nota: 8, version: vieja.version }, tutor);
  expect(calificada.status).toBe(200);
  const { rows } = await db.execute(sql`select ronda, nota::float as nota, estado from progreso_pasado
    where usuario_id = ${aula.persona.id}`);
  expect(rows).toEqual([{ ronda: 1, nota: 8, estado: 'completada' }]);
  expect(await abierta()).toMatchObject({ entregas: [], progreso: null });

  const nueva = await otraVez.post(`/api/actividades/${aula.actividadId}/entregar`, {
    version: 0,
    texto: '<p>La segunda</p>',
    archivoIds: [],
  });
  expect(nueva.body).toMatchObject({ estado: 'entregada', intento: 1, texto: '<p>La segunda</p>' });
  expect(await abierta()).toMatchObject({ progreso: { estado: 'completada', nota: null } });
});

test('los intentos se cuentan de nuevo en cada ronda, y lo que se anula de una pasada no toca la de ahora', async () => {
  const { evaluacion, curso, alumna: persona } = await abrirExamen(app, { intentos: 1, notaMinima: 0 });
  await vale(curso.id);
  const hacer = async () => {
    const examen = enElExamen(await school.entra(persona), evaluacion.id);
    expect(await examen.empezar()).toMatchObject({ status: 200 });
    expect(await examen.entregar({ aunqueFalten: true })).toMatchObject({ status: 200 });
    return examen.abierto().id;
  };
  const primero = await hacer();
  await goTo(db, clock, new Date(clock.now().getTime() + 330 * 86_400_000).toISOString());
  await hacer();
  const intentos = async () =>
    (
      await db.execute(
        sql`select ronda, numero, estado from intentos where usuario_id = ${persona.id} order by ronda`,
      )
    ).rows;
  expect(await intentos()).toEqual([
    { ronda: 1, numero: 1, estado: 'entregado' },
    { ronda: 2, numero: 1, estado: 'entregado' },
  ]);
  const admin = await school.administrador();
  const anulado = await admin.post('/api/intentos/anular', { ids: [primero], motivo: 'Copió' });
  expect(anulado.status).toBe(200);
  const { rows } = await db.execute(sql`
    select m.ronda, m.completada, r.ronda as de, r.deshecha_en is not null as deshecha
      from matriculas m join rondas r using (usuario_id, curso_id) where usuario_id = ${persona.id} order by r.ronda`);
  expect(rows).toEqual([
    { ronda: 2, completada: true, de: 1, deshecha: true },
    { ronda: 2, completada: true, de: 2, deshecha: false },
  ]);
});
