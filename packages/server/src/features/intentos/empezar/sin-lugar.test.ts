import { HORA, tras } from '@catedra/shared/core/duraciones.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import { publicarNotas } from '#features/intentos/calificar/publicar-notas.ts';
import { excepcionesTable } from '#features/progreso/table.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { platform, school, clock } = app;

const dentroDe = (horas: number) => tras(clock.now(), horas * HORA).toISOString();

/** Handed in with two of three right, and then hidden. */
async function hechaYOculta(reglas: Parameters<typeof abrirExamen>[1]) {
  const { evaluacion, actividad, alumna } = await abrirExamen(app, reglas);
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.guardar(examen.entrada(0, { opcion: 'aaaa' }), examen.entrada(2, { texto: 'paris' }));
  await examen.entregar();
  const { rows } = await platform.db.execute<{ id: string }>(
    sql`update actividades set oculta = true where id = ${actividad.id}
        returning (select usuario_id from intentos where actividad_id = ${actividad.id}) as id`,
  );
  const personaId = rows[0]?.id ?? '';
  const jefa = await school.administrador();
  const enSuFicha = async () =>
    (await jefa.get(`/api/usuarios/${personaId}/aprendizaje`)).body['pruebas'] as object[];
  return { evaluacion, actividad, alumna, personaId, enSuFicha };
}

async function loQueLee(alumna: Client, evaluacionId: string) {
  const { body: lista } = await alumna.get('/api/aprendizaje/pruebas');
  const { body: pagina } = await alumna.get(`/api/aprendizaje/evaluaciones/${evaluacionId}`);
  return { lista: (lista.pruebas as object[])[0], pagina };
}

test('la oculta que se entregó dice su nota en Mis pruebas, en el inicio, en su página y en la ficha', async () => {
  const { evaluacion, alumna, enSuFicha } = await hechaYOculta({});
  const suya = { nota: 6.67, aprobada: true };
  const { lista, pagina } = await loQueLee(alumna, evaluacion.id);
  expect(lista).toMatchObject({ ...suya, grupo: 'hechas', hechaEn: clock.now().toISOString() });
  expect(pagina).toMatchObject({ ...suya, historial: [{ nota: 6.67, aprobado: true }] });
  expect(await enSuFicha()).toMatchObject([{ nota: 6.67 }]);
  const { resultados } = (await alumna.get('/api/aprendizaje/inicio')).body;
  expect(resultados).toMatchObject([{ ...suya, evaluacionId: evaluacion.id, en: clock.now().toISOString() }]);
});

test('la nota de la oculta que espera al cierre, también al suyo, no sale antes', async () => {
  const { evaluacion, actividad, alumna, personaId } = await hechaYOculta({
    revision: { durante: [], al_entregar: [], mas_tarde: [], sin_intentos: [], al_cerrar: ['nota'] },
    cierraEn: dentroDe(1),
  });
  await platform.db.insert(excepcionesTable).values({
    usuarioId: personaId,
    actividadId: actividad.id,
    cursoId: evaluacion.cursoId,
    hasta: dentroDe(3),
    motivo: 'Estuvo de viaje',
    por: personaId,
  });
  const callada = { lista: { nota: null }, pagina: { nota: null, historial: [{ nota: null }] } };
  const dicha = { lista: { nota: 6.67 }, pagina: { nota: 6.67, historial: [{ nota: 6.67 }] } };

  clock.advance({ hours: 2 });
  await publicarNotas(platform);
  expect(await loQueLee(alumna, evaluacion.id)).toMatchObject(callada);
  clock.advance({ hours: 2 });
  await publicarNotas(platform);
  expect(await loQueLee(alumna, evaluacion.id)).toMatchObject(dicha);
});

test('quien pierde el curso con un intento abierto lo encuentra en Mis pruebas y en su página hasta que acaba', async () => {
  const { evaluacion, curso, alumna } = await abrirExamen(app);
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  const jefa = await school.administrador();
  await jefa.post(`/api/cursos/${curso.id}/quitar`, { usuarioIds: [alumna.id] });
  const suyas = async () => (await alumna.get('/api/aprendizaje/pruebas')).body['pruebas'];
  expect(await suyas()).toMatchObject([
    {
      id: evaluacion.id,
      grupo: 'en_progreso',
      curso: { id: curso.id },
      enCurso: { id: examen.abierto().id },
    },
  ]);
  const pagina = () => alumna.get(`/api/aprendizaje/evaluaciones/${evaluacion.id}`);
  expect(await pagina()).toMatchObject({
    status: 200,
    body: {
      inscrito: false,
      motivo: 'Ya no tienes este curso',
      apertura: { tipo: 'cerrada' },
      enCurso: { id: examen.abierto().id },
    },
  });
  await examen.entregar();
  expect(await suyas()).toEqual([]);
  expect((await pagina()).status).toBe(404);
});
