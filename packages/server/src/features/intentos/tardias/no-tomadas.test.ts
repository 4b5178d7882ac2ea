import { expect, test } from 'vitest';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, clock } = app;

/** Someone who has answered the first question twice: the second answer is what is kept. */
async function conRespuesta() {
  const { evaluacion, alumna } = await abrirExamen(app);
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  const vieja = examen.entrada(0, { opcion: 'bbbb' }, clock.now().toISOString());
  const guardada = examen.entrada(0, { opcion: 'aaaa' }, clock.now().toISOString());
  await examen.guardar(vieja, guardada);
  const distinta = { ...guardada, respuesta: { opcion: 'cccc' } };
  const queda = { lugar: 0, revision: guardada.revision, respuesta: { opcion: 'aaaa' } };
  return { evaluacion, alumna, examen, vieja, guardada, distinta, queda };
}

const enElRecibo = async ({ revision }: ReturnType<typeof enElExamen>) =>
  ((await revision()).body as unknown as { recibo: { noTomadas: number[]; tardias: object[] } }).recibo;

test('una entrega con otra respuesta de la misma revisión dice que no la tomó y cuál queda', async () => {
  const { examen, distinta, queda } = await conRespuesta();
  const otra = examen.entrada(1, { opcion: 'aaaa' });
  const entregada = await examen.entregar({ entradas: [distinta, otra] });
  expect(entregada.status).toBe(200);
  expect(entregada.body).toMatchObject({ respondidas: 2, noTomadas: [0], quedan: [queda] });
  expect(await enElRecibo(examen)).toMatchObject({ noTomadas: [0], tardias: [] });
});

test('una entrega con una más vieja lo dice, salvo que traiga también la que queda', async () => {
  const { examen, vieja, queda } = await conRespuesta();
  expect((await examen.entregar({ entradas: [vieja] })).body).toMatchObject({
    noTomadas: [0],
    quedan: [queda],
  });
  const otro = await conRespuesta();
  expect((await otro.examen.entregar({ entradas: [otro.vieja, otro.guardada] })).body).toMatchObject({
    noTomadas: [],
    quedan: [],
  });
});

test('de dos respuestas de la misma revisión en una entrega se toma una, y se dice', async () => {
  const { examen } = await conRespuesta();
  const una = examen.entrada(1, { opcion: 'aaaa' });
  const dos = { ...una, respuesta: { opcion: 'bbbb' } };
  expect((await examen.entregar({ entradas: [una, dos] })).body).toMatchObject({
    noTomadas: [1],
    quedan: [{ lugar: 1, revision: una.revision, respuesta: una.respuesta }],
  });
});

test('entregar otra vez lo mismo no dice nada nuevo', async () => {
  const { examen, guardada, distinta } = await conRespuesta();
  expect((await examen.entregar({ entradas: [guardada] })).body).toMatchObject({ noTomadas: [], quedan: [] });
  expect((await examen.entregar({ entradas: [guardada] })).body).toMatchObject({ noTomadas: [], quedan: [] });
  for (let vez = 0; vez < 2; vez += 1)
    expect((await examen.entregar({ entradas: [distinta] })).body).toMatchObject({ noTomadas: [0] });
  expect(await enElRecibo(examen)).toMatchObject({ noTomadas: [0] });
});

test('lo nuevo de una entrega repetida queda aparte si su equipo lo apuntó antes; si no, se dice que no', async () => {
  const { examen } = await conRespuesta();
  const antes = examen.entrada(1, { opcion: 'aaaa' }, clock.now().toISOString());
  clock.advance({ seconds: 10 });
  await examen.entregar({ revisiones: {} });
  clock.advance({ seconds: 10 });
  const despues = examen.entrada(2, { texto: 'París' }, clock.now().toISOString());
  expect((await examen.entregar({ entradas: [antes, despues] })).body).toMatchObject({
    tardias: [{ lugar: 1, aceptada: null }],
    noTomadas: [2],
    quedan: [{ lugar: 2, revision: 0, respuesta: null }],
  });
  const distinta = { ...antes, respuesta: { opcion: 'bbbb' } };
  expect((await examen.entregar({ entradas: [distinta] })).body).toMatchObject({ noTomadas: [1, 2] });
});

test('aceptar lo que llegó tarde, o reabrir, deja de decirlo', async () => {
  const { examen } = await conRespuesta();
  const antes = examen.entrada(1, { opcion: 'aaaa' }, clock.now().toISOString());
  clock.advance({ seconds: 10 });
  await examen.entregar({ revisiones: {} });
  await examen.entregar({ entradas: [antes] });
  await examen.entregar({ entradas: [{ ...antes, respuesta: { opcion: 'bbbb' } }] });
  expect(await enElRecibo(examen)).toMatchObject({ noTomadas: [1], tardias: [{ lugar: 1 }] });
  const jefa = await school.administrador();
  const { id } = examen.abierto();
  const motivo = 'Se cayó la red.';
  await jefa.post(`/api/intentos/${id}/decidir-tardias`, { lugares: [1], aceptar: true, motivo });
  expect(await enElRecibo(examen)).toMatchObject({ noTomadas: [], tardias: [{ aceptada: true }] });

  const otro = await conRespuesta();
  await otro.examen.entregar({ entradas: [otro.distinta] });
  await jefa.post('/api/intentos/reabrir', { ids: [otro.examen.abierto().id], minutos: 5, motivo });
  await otro.examen.tomar();
  expect((await otro.examen.entregar()).body).toMatchObject({ noTomadas: [] });
});

test('lo que otra pestaña guarda después del final y no cabe aparte lo dice el recibo', async () => {
  const { examen, evaluacion, alumna, vieja, queda } = await conRespuesta();
  const otra = enElExamen(alumna, evaluacion.id, 'pestana-otra');
  otra.usar(examen.abierto());
  await examen.entregar();
  const tarde = await otra.guardar(vieja);
  expect(tarde.body.error).toMatchObject({ code: 'YA_ENVIADA', actual: { quedan: [queda] } });
  expect(await enElRecibo(examen)).toMatchObject({ noTomadas: [0] });
});

test('una copia de lo suyo que se retrasó no se cuenta como otra respuesta', async () => {
  const { examen, vieja, guardada } = await conRespuesta();
  await examen.entregar();
  for (const copia of [vieja, guardada]) {
    const { error } = (await examen.guardar(copia)).body;
    expect(error).toMatchObject({ code: 'YA_ENVIADA' });
    expect(error).not.toHaveProperty('actual');
  }
  expect(await enElRecibo(examen)).toMatchObject({ noTomadas: [] });
});
