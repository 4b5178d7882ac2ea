import * as api from '@catedra/shared/intentos/api.ts';
import { expect } from 'vitest';
import { fakeServer } from '#pages/intentos/sala/motor/fake-server.ts';
import { memoryJournal } from '#pages/intentos/sala/motor/journal.ts';
import { sendAllKept } from '#pages/intentos/sala/motor/kept-elsewhere.ts';
import { unsentOf } from '#pages/intentos/sala/motor/unsent.ts';
import { on } from '#testing/answers.ts';
import { lost, refused } from '#testing/network.ts';
import { unId } from '#testing/records.ts';
import { test } from '#testing/test.ts';

async function left(pulsadoEn: string | null) {
  const journal = memoryJournal();
  const owner = { usuarioId: unId(1), intentoId: unId(900) };
  const intento = fakeServer().attempt();
  const attempt = {
    ...owner,
    intento,
    pestana: 'pestana-1',
    epoca: 1,
    pulsadoEn,
    aunqueFalten: false,
    marcadas: [],
  };
  await journal.writeAttempt(attempt);
  await journal.writeEntry(owner, {
    lugar: 1,
    revision: 1,
    base: 0,
    respuesta: 'a',
    equipoEn: intento.ahora,
  });
  return journal;
}

test('lo que espera en este equipo se cuenta, y solo lo de esa persona', async () => {
  const journal = await left('2026-03-02T10:00:00.000Z');
  expect(await unsentOf(unId(1), journal)).toEqual({ respuestas: 1, pruebas: 1 });
  expect(await unsentOf(unId(2), journal)).toEqual({ respuestas: 0, pruebas: 0 });
});

test('una entrega pulsada sin red sale sola fuera de la sala, con lo que faltaba', async () => {
  const journal = await left('2026-03-02T10:00:00.000Z');
  const server = fakeServer();
  const recibo = await server.remote.deliver({
    epoca: 1,
    entradas: [],
    revisiones: {},
    aunqueFalten: false,
    pulsadoEn: '2026-03-02T10:00:00.000Z',
  });
  const asked = on(api.entregar, recibo);
  await sendAllKept(unId(1), journal);
  expect(asked[0]?.body).toMatchObject({ entradas: [{ lugar: 1, respuesta: 'a' }], revisiones: { 1: 1 } });
  expect(await unsentOf(unId(1), journal)).toEqual({ respuestas: 0, pruebas: 0 });
});

test('sin red sigue guardada', async () => {
  on(api.entregar, () => {
    throw lost();
  });
  const journal = await left('2026-03-02T10:00:00.000Z');
  await sendAllKept(unId(1), journal);
  expect(await unsentOf(unId(1), journal)).toEqual({ respuestas: 1, pruebas: 1 });
});

test('lo que nadie entregó se guarda sin entregarlo, y se olvida lo que llegó', async () => {
  const journal = await left(null);
  const asked = on(api.guardar, {
    guardadas: [{ lugar: 1, revision: 1 }],
    venceEn: null,
    ahora: '2026-03-02T10:00:00.000Z',
  });
  await sendAllKept(unId(1), journal);
  expect(asked[0]?.body).toMatchObject({ pestana: 'pestana-1', entradas: [{ lugar: 1, respuesta: 'a' }] });
  expect(await unsentOf(unId(1), journal)).toEqual({ respuestas: 0, pruebas: 0 });
});

test.each([
  ['acabó', 'TIEMPO_TERMINADO', 0],
  ['sigue en otro equipo', 'OTRA_PESTANA', 1],
])('si el intento %s', async (_, code, quedan) => {
  const journal = await left(null);
  on(api.guardar, () => {
    throw refused(409, code);
  });
  await sendAllKept(unId(1), journal);
  expect(await unsentOf(unId(1), journal)).toEqual({ respuestas: quedan, pruebas: 0 });
});

test('lo que el servidor tiene más nuevo es una noticia: se olvida lo que llegó y espera lo que no', async () => {
  const journal = await left(null);
  on(api.guardar, () => {
    throw refused(409, 'RESPUESTA_ANTIGUA', {
      actual: {
        guardadas: [{ lugar: 1, revision: 1 }],
        rechazadas: [],
        venceEn: null,
        ahora: '2026-03-02T10:00:00.000Z',
      },
    });
  });
  await sendAllKept(unId(1), journal);
  expect(await unsentOf(unId(1), journal)).toEqual({ respuestas: 0, pruebas: 0 });
});

test('una que no se admite no detiene a las demás; la entrega espera a su persona', async () => {
  const journal = await left('2026-03-02T10:00:00.000Z');
  const owner = { usuarioId: unId(1), intentoId: unId(900) };
  const larga = {
    lugar: 2,
    revision: 1,
    base: 0,
    respuesta: 'larguísima',
    equipoEn: '2026-03-02T10:00:00.000Z',
  };
  await journal.writeEntry(owner, larga);
  on(api.entregar, () => {
    throw refused(413, 'MUY_GRANDE');
  });
  on(api.guardar, ({ body }) => {
    if (body.entradas.some(({ lugar }) => lugar === 2)) throw refused(413, 'MUY_GRANDE');
    return { guardadas: [{ lugar: 1, revision: 1 }], venceEn: null, ahora: larga.equipoEn };
  });
  await sendAllKept(unId(1), journal);
  const [kept] = await journal.readAll(unId(1));
  expect(kept?.entries.map(({ lugar }) => lugar)).toEqual([2]);
  expect(kept?.attempt?.pulsadoEn).not.toBeNull();
});
