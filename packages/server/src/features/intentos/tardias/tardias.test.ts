import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { comprobarNotas } from '#features/intentos/calificar/comprobar.ts';
import { abrirExamen, ENSAYO, enElExamen, UNICA } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, clock, platform } = app;

/** An attempt that ended by its time with one answer received, and two that came late. */
async function conTardias(reglas: Parameters<typeof abrirExamen>[1] = {}, respuestas: object[] = []) {
  const { evaluacion, alumna } = await abrirExamen(app, reglas);
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.guardar(examen.entrada(0, { opcion: 'aaaa' }));
  const aTiempo = clock.now().toISOString();
  clock.advance({ minutes: 60 });
  const [una = { opcion: 'aaaa' }, dos = { texto: 'París' }] = respuestas;
  await examen.guardar(examen.entrada(1, una, aTiempo), examen.entrada(2, dos, aTiempo));
  const jefa = await school.administrador();
  const camino = `/api/intentos/${examen.abierto().id}`;
  return {
    examen,
    jefa,
    evaluacion,
    leer: async () => (await jefa.get(`${camino}/tardias`)).body,
    decidir: (body: object) =>
      jefa.post(`${camino}/decidir-tardias`, { motivo: 'Se cayó la red del aula.', ...body }),
  };
}

test('quien ve los resultados sabe que llegaron tarde, cuáles y qué cuenta ahora', async () => {
  const { examen, jefa, evaluacion, leer } = await conTardias();
  expect(await leer()).toMatchObject({
    seDecide: true,
    tardias: [
      { lugar: 1, numero: 2, cuenta: 'En blanco', aceptada: null },
      { lugar: 2, numero: 3, dicha: 'París', aceptada: null },
    ],
  });
  expect((await jefa.get(`/api/evaluaciones/${evaluacion.id}/resultados`)).body).toMatchObject({
    datos: [{ tardias: 2 }],
  });
  expect((await examen.revision()).body).toMatchObject({
    nota: 3.33,
    recibo: {
      tardias: [
        { lugar: 1, aceptada: null },
        { lugar: 2, aceptada: null },
      ],
    },
  });
});

test('aceptarlas vuelve a calcular la nota; repetirlo no cambia nada, y lo guardado cuadra', async () => {
  const { examen, decidir, leer } = await conTardias();
  expect((await decidir({ lugares: [1], aceptar: true })).status).toBe(200);
  const { body } = await examen.revision();
  expect(body).toMatchObject({ nota: 6.67, recibo: { respondidas: 2 } });
  expect((await decidir({ lugares: [1], aceptar: false })).status).toBe(200);
  expect((await examen.revision()).body).toMatchObject({ nota: 6.67, recibo: body['recibo'] });
  await decidir({ lugares: [2], aceptar: false });
  expect((await examen.revision()).body).toMatchObject({ nota: 6.67 });
  expect(await leer()).toMatchObject({ tardias: [{ aceptada: true }, { aceptada: false }] });
  const { rows } = await platform.db.execute(sql`select detalle from intento_sucesos
    where intento_id = ${examen.abierto().id} and tipo = 'tardias' order by en`);
  expect(rows).toHaveLength(2);
  const diferencias: unknown[] = [];
  await comprobarNotas(platform, (una) => void diferencias.push(una));
  expect(diferencias).toEqual([]);
});

test('lo que corrige una persona vuelve a esperarla', async () => {
  const { examen, decidir } = await conTardias({ preguntas: [UNICA, UNICA, ENSAYO] }, [
    { opcion: 'bbbb' },
    { html: '<p>Así fue.</p>' },
  ]);
  await decidir({ lugares: [2], aceptar: true });
  expect((await examen.revision()).body).toMatchObject({ provisional: true, faltan: [3] });
});

test('de un intento reabierto no se decide: lo tiene su persona', async () => {
  const { examen, jefa, decidir, leer } = await conTardias();
  const ids = [examen.abierto().id];
  await jefa.post('/api/intentos/reabrir', { ids, minutos: 5, motivo: 'Se cortó la luz.' });
  expect(await leer()).toMatchObject({ seDecide: false });
  expect((await decidir({ lugares: [1], aceptar: true })).body.error?.code).toBe('INTENTO_ABIERTO');
});
