import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { abrirExamen, CANARIO, enElExamen } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, platform, clock } = app;
const { db } = platform;

const pasan = (minutes: number) => clock.advance({ minutes });
test('con gracia se puede entregar, sin respuestas nuevas', async () => {
  const { evaluacion, alumna } = await abrirExamen(app, { alVencer: 'gracia' });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.guardar(examen.entrada(0, { opcion: 'aaaa' }));
  pasan(31);
  expect((await examen.guardar(examen.entrada(1, { opcion: 'aaaa' }))).body.error?.code).toBe('EN_GRACIA');
  expect((await examen.leer()).body).toMatchObject({ estado: 'vencido' });
  const otra = enElExamen(alumna, evaluacion.id, 'otra-pestana');
  otra.usar(examen.abierto());
  expect((await otra.entregar({ revisiones: {} })).body.error?.code).toBe('OTRA_PESTANA');
  expect((await otra.tomar()).status).toBe(200);
  expect((await otra.entregar({ revisiones: {} })).body).toMatchObject({
    estado: 'entregado',
    respondidas: 1,
  });
});

test('pasada la gracia, el primero que mira encuentra el intento anulado', async () => {
  const { evaluacion, alumna } = await abrirExamen(app, { alVencer: 'gracia', graciaMinutos: 10 });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  pasan(31);
  expect((await examen.leer()).body).toMatchObject({ estado: 'vencido' });
  pasan(10);
  expect((await examen.leer()).body.error?.code).toBe('INTENTO_ANULADO');
});

describe('una entrega que llega cuando ya se aplicó la política', () => {
  const tarde = async (alVencer: 'anular' | 'entregar', pulsada: 'a tiempo' | 'tarde') => {
    const { evaluacion, alumna } = await abrirExamen(app, { alVencer });
    const examen = enElExamen(alumna, evaluacion.id);
    await examen.empezar();
    await examen.guardar(examen.entrada(0, { opcion: 'aaaa' }));
    const aTiempo = clock.now().toISOString();
    pasan(60);
    await alumna.get(`/api/aprendizaje/evaluaciones/${evaluacion.id}`);
    return { examen, aTiempo, pulsadoEn: pulsada === 'a tiempo' ? aTiempo : clock.now().toISOString() };
  };
  const apartadas = async (id: string) => {
    const { rows } = await db.execute<{ lugar: number }>(
      sql`select lugar from intento_tardias where intento_id = ${id}`,
    );
    return rows.map(({ lugar }) => lugar);
  };

  test('pulsada a tiempo y con todo recibido, lo anulado pasa a entregado', async () => {
    const { examen, pulsadoEn } = await tarde('anular', 'a tiempo');
    expect((await examen.entregar({ pulsadoEn })).body).toMatchObject({
      estado: 'entregado',
      causa: 'persona',
      entregadoEn: examen.abierto().venceEn,
    });
    expect((await examen.revision()).body).toMatchObject({ nota: 3.33, anulado: null });
    expect((await examen.entregar({ pulsadoEn })).body).toMatchObject({ estado: 'entregado' });
  });

  test.each([
    ['pulsada tarde', 'anular', 'tarde', 'anulado', []],
    ['con algo sin recibir', 'anular', 'a tiempo', 'anulado', [1]],
    ['entregada por el tiempo', 'entregar', 'a tiempo', 'entregado', [1]],
  ] as const)('%s: lo que trae queda aparte', async (_, alVencer, pulsada, estado, lugares) => {
    const { examen, pulsadoEn, aTiempo } = await tarde(alVencer, pulsada);
    const entradas = lugares.map((lugar) => examen.entrada(lugar, { opcion: 'aaaa' }, aTiempo));
    for (const vez of [1, 2])
      expect((await examen.entregar({ pulsadoEn, entradas })).body, `vez ${vez}`).toMatchObject({ estado });
    expect(await apartadas(examen.abierto().id)).toEqual(lugares);
  });
});

test('en una práctica que lo enseña al momento se comprueba cada respuesta', async () => {
  const durante = ['respuestas', 'aciertos', 'correctas', 'explicaciones'] as const;
  const revision = { durante: [...durante], al_entregar: [], mas_tarde: [], sin_intentos: [], al_cerrar: [] };
  const { evaluacion, alumna } = await abrirExamen(app, { practica: true, revision });
  const examen = enElExamen(alumna, evaluacion.id);
  expect((await examen.empezar()).body).toMatchObject({ durante });
  const comprobar = (lugar: number) =>
    alumna.get(`/api/intentos/${examen.abierto().id}/comprobacion/${lugar}`);
  expect((await comprobar(0)).status).toBe(404);
  await examen.guardar(examen.entrada(0, { opcion: 'aaaa' }), examen.entrada(2, { texto: 'Roma' }));
  expect((await comprobar(0)).body).toMatchObject({ resultado: 'acierto', logrados: 1 });
  expect((await comprobar(2)).body).toMatchObject({ resultado: 'fallo', logrados: 0 });
  expect(JSON.stringify((await comprobar(2)).body)).toContain(CANARIO);
  await examen.entregar();
  expect((await comprobar(0)).status).toBe(404);
});

test('en un examen no se comprueba nada mientras dura', async () => {
  const { evaluacion, alumna } = await abrirExamen(app);
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.guardar(examen.entrada(0, { opcion: 'aaaa' }));
  expect((await alumna.get(`/api/intentos/${examen.abierto().id}/comprobacion/0`)).status).toBe(404);
});

test('lo que se reabre no lo escribe nadie hasta que alguien entra', async () => {
  const { evaluacion, alumna } = await abrirExamen(app);
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.entregar();
  const ids = [examen.abierto().id];
  const jefa = await school.administrador();
  await jefa.post('/api/intentos/reabrir', { ids, minutos: 5, motivo: 'Se cortó la luz.' });
  expect((await examen.leer()).body).toMatchObject({ libre: true, escribe: false });
  expect((await examen.guardar(examen.entrada(0, { opcion: 'aaaa' }))).body.error?.code).toBe('OTRA_PESTANA');
  expect((await examen.tomar()).body).toMatchObject({ libre: false, escribe: true });
  expect((await examen.guardar(examen.entrada(0, { opcion: 'aaaa' }))).status).toBe(200);
});
