import { MINUTO, tras } from '@catedra/shared/core/duraciones.ts';
import { expect, test } from 'vitest';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, clock } = app;
const jefa = await school.administrador();

const dentroDe = (minutos: number) => tras(clock.now(), minutos * MINUTO).toISOString();

/** Begun, and annulled by hand five minutes later, with twenty-five left. */
async function anulada(reglas: Parameters<typeof abrirExamen>[1]) {
  const abierta = await abrirExamen(app, { esperaMinutos: 10, ...reglas });
  const { alumna, evaluacion } = abierta;
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  clock.advance({ minutes: 5 });
  await jefa.post('/api/intentos/anular', { ids: [examen.abierto().id], motivo: 'Se fue la luz.' });
  const pagina = async () => (await alumna.get(`/api/aprendizaje/evaluaciones/${evaluacion.id}`)).body;
  const enMisPruebas = async () =>
    ((await alumna.get('/api/aprendizaje/pruebas')).body['pruebas'] as object[])[0];
  const darOtro = () =>
    jefa.post(`/api/evaluaciones/${evaluacion.id}/dar-otro-intento`, {
      usuarioIds: [alumna.id],
      motivo: 'Se fue la luz.',
    });
  return { ...abierta, examen, pagina, enMisPruebas, darOtro };
}

test('tras anularlo a mano se espera desde entonces, no desde el plazo que tenía', async () => {
  const { examen, pagina, enMisPruebas } = await anulada({ intentos: 2 });
  const apertura = { tipo: 'espera', hasta: dentroDe(10) };
  expect(await pagina()).toMatchObject({ apertura, ultimoIntentoEn: clock.now().toISOString() });
  expect(await enMisPruebas()).toMatchObject({ apertura, hechaEn: clock.now().toISOString() });
  expect((await examen.empezar()).body.error?.code).toBe('HAY_QUE_ESPERAR');
  clock.advance({ minutes: 10 });
  expect((await examen.empezar()).body).toMatchObject({ numero: 2 });
});

test('quien lo entregó y se le anuló después espera desde que se anuló', async () => {
  const { alumna, evaluacion } = await abrirExamen(app, { esperaMinutos: 10 });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.entregar();
  clock.advance({ minutes: 9 });
  await jefa.post('/api/intentos/anular', { ids: [examen.abierto().id], motivo: 'Copió.' });
  clock.advance({ minutes: 5 });
  expect((await examen.empezar()).body.error?.code).toBe('HAY_QUE_ESPERAR');
});

test('el que anula el tiempo se cuenta desde su plazo, aunque nadie mire hasta más tarde', async () => {
  const { alumna, evaluacion } = await abrirExamen(app, { esperaMinutos: 10, alVencer: 'anular' });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  clock.advance({ minutes: 41 });
  expect((await examen.empezar()).body).toMatchObject({ numero: 2 });
});

test('a quien se le da otro intento no se le hace esperar, y después de ese sí', async () => {
  const { alumna, evaluacion, examen, pagina, enMisPruebas, darOtro } = await anulada({
    intentos: 1,
    cierraEn: dentroDe(12),
  });
  const vence = async () => (await alumna.get('/api/aprendizaje/inicio')).body['vence'];
  expect(await vence()).toEqual([]);
  expect((await darOtro()).body).toMatchObject({ hechos: 1 });

  const abierta = { apertura: { tipo: 'abierta', intentosRestantes: 1 } };
  expect(await pagina()).toMatchObject({ ...abierta, efectivo: { intentos: 2, intentosDados: 1 } });
  expect(await enMisPruebas()).toMatchObject(abierta);
  expect(await vence()).toMatchObject([{ tipo: 'evaluacion', ref: evaluacion.id }]);
  expect((await examen.empezar()).body).toMatchObject({ numero: 2 });
  await examen.entregar();
  expect((await examen.empezar()).body.error?.code).toBe('SIN_INTENTOS');
});
