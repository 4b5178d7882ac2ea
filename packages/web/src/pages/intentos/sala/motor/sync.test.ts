import { HORA, MINUTO } from '@catedra/shared/core/duraciones.ts';
import { ApiError } from '#platform/api-error.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FAIR } from '#pages/intentos/sala/motor/fake-server.ts';
import { memoryJournal } from '#pages/intentos/sala/motor/journal.ts';
import { createSync } from '#pages/intentos/sala/motor/sync.ts';
import { clockToMove, enter, estados, owner, pass, scene } from '#pages/intentos/sala/motor/scene.ts';

clockToMove();

test('una elección está guardada antes de un segundo, y se dice solo cuando el servidor la tiene', async () => {
  const { server, sync } = await scene();
  sync.answer(0, { opcion: 'a' });
  expect(estados(sync)[0]).toBe('enviando');
  await pass(900);
  expect(server.answers()[0]).toEqual({ opcion: 'a' });
  expect(estados(sync)[0]).toBe('guardada');
});

test('lo que se teclea sale en menos de dos segundos aunque no se pare', async () => {
  const { server, sync } = await scene();
  for (let i = 1; i <= 20; i += 1) {
    sync.answer(0, { texto: 'x'.repeat(i) }, true);
    await pass(100);
  }
  expect(server.row(0)?.revision).toBeGreaterThan(0);
  await pass(1_000);
  expect(server.answers()[0]).toEqual({ texto: 'x'.repeat(20) });
  expect(server.asked.length).toBeLessThan(5);
});

test('sin red queda aquí, se dice, y se envía en orden al volver', async () => {
  const { server, journal, sync } = await scene();
  server.cut();
  sync.answer(0, 'a');
  sync.answer(2, 'c');
  await pass(30_000);
  expect(estados(sync)).toEqual(['local', 'nada', 'local', 'nada']);
  expect(sync.read()).toMatchObject({ via: 'cortada', sinEnviar: 2 });
  expect((await journal.read(owner)).entries.map(({ respuesta }) => respuesta)).toEqual(['a', 'c']);

  server.mend();
  sync.retry();
  await pass(1_000);
  expect(server.answers()).toEqual(['a', null, 'c', null]);
  expect((await journal.read(owner)).entries).toEqual([]);
});

test('cerrar y volver a abrir, horas después, no pierde nada', async () => {
  const { server, journal, sync: antes } = await scene();
  server.setWeather(() => ({ ...FAIR, answered: false }));
  antes.answer(1, 'primera');
  await pass(500);
  server.cut();
  antes.answer(1, 'segunda');
  await pass(5_000);
  antes.stop();
  await pass(3 * HORA);
  server.mend();
  const sync = await enter(server, journal);
  expect(sync.read().lugares[1]?.respuesta).toBe('segunda');
  await pass(500);
  expect(server.answers()[1]).toBe('segunda');
  expect(estados(sync)[1]).toBe('guardada');
});

/** A device that answered two questions without network while another took control and answered the first. */
async function relevo() {
  const { server, sync, journal } = await scene();
  server.cut();
  sync.answer(0, 'mía');
  sync.answer(1, 'también');
  await pass(2_000);
  server.takeControl();
  server.writeElsewhere(0, 'otra');
  return { server, sync, journal };
}

test('si otra pestaña toma el control, lo que esta no envió llega a tiempo: se añade, o se ofrece donde se responde', async () => {
  const { server, sync, journal } = await relevo();
  const { remote } = server;
  server.mend();
  sync.retry();
  await pass(1_000);
  expect(server.answers()).toEqual(['otra', 'también', null, null]);
  expect(sync.read()).toMatchObject({ escribe: false, sinEnviar: 0 });
  await sync.settled();
  expect((await journal.read(owner)).entries).toEqual([]);
  sync.answer(2, 'nada');
  expect(sync.read().lugares[2]?.respuesta).toBeNull();

  const kept = { attempt: null, entries: [] };
  const intento = server.attempt();
  const alli = createSync({
    owner,
    intento,
    pestana: 'pestana-2',
    escribe: true,
    kept,
    journal: memoryJournal(),
    remote,
    now: Date.now,
  });
  expect(alli.read().lugares[0]).toMatchObject({ estado: 'otra', respuesta: 'otra', otra: 'mía' });
  alli.choose(0, false);
  await pass(1_000);
  expect(server.answers()[0]).toBe('mía');
  alli.renew(server.attempt(), true);
  expect(estados(alli)[0]).toBe('guardada');
});

test('quien se queda con lo que tenía deja de ver la otra, también tras volver a leer', async () => {
  const { server, sync } = await relevo();
  server.mend();
  sync.retry();
  await pass(1_000);
  server.takeControl();
  sync.renew(server.attempt(), true);
  expect(sync.read().lugares[0]).toMatchObject({ estado: 'otra', respuesta: 'otra', otra: 'mía' });
  sync.choose(0, true);
  // Leído antes de que llegara lo elegido.
  sync.renew(server.attempt(), true);
  expect(sync.read().lugares[0]).toMatchObject({ respuesta: 'otra', otra: undefined });
  await pass(1_000);
  sync.renew(server.attempt(), true);
  expect(estados(sync)[0]).toBe('guardada');
  expect(server.answers()[0]).toBe('otra');
});

test('lo que quedaba a medio enviar cuando se sabe que otra tomó el control sale igual', async () => {
  const { server, sync } = await scene();
  sync.answer(0, 'a medias', true);
  server.takeControl();
  sync.renew(server.attempt(), false);
  await pass(1_000);
  expect(server.answers()[0]).toBe('a medias');
  expect(sync.read().sinEnviar).toBe(0);
});

test('un programa que no dice qué fue de ello lo sigue guardando aquí, y al recuperar el control elige la persona', async () => {
  const { server, sync } = await relevo();
  server.refuse(() => new ApiError(409, 'OTRA_PESTANA', 'Estás en otra pestaña.', { actual: { epoca: 2 } }));
  server.mend();
  sync.retry();
  await pass(1_000);
  expect(sync.read()).toMatchObject({ escribe: false, sinEnviar: 2 });
  server.refuse(null);
  server.takeControl();
  sync.renew(server.attempt(), true);
  await pass(1_000);
  expect(server.answers()).toEqual(['otra', 'también', null, null]);
  sync.choose(0, true);
  await pass(1_000);
  expect(server.answers()[0]).toBe('mía');
});

test('la sesión caducada no es el final: al volver a entrar se envía lo que esperaba', async () => {
  const { server, sync } = await scene();
  server.refuse(() => new ApiError(401, 'SIN_SESION', 'Entra.'));
  sync.answer(0, 'a');
  await pass(2_000);
  expect(sync.read()).toMatchObject({ via: 'sin_sesion', sinEnviar: 1 });
  sync.answer(0, 'ab', true);
  server.refuse(null);
  sync.retry();
  await pass(500);
  expect(server.answers()[0]).toBe('ab');
  expect(sync.read().via).toBe('bien');
});

test('una respuesta que el servidor no admite no detiene a las demás', async () => {
  const { server, sync } = await scene();
  server.refuse(() =>
    server.asked.at(-1)?.lugares.includes(1) ? new ApiError(400, 'DATOS_INVALIDOS', 'Eso no vale.') : null,
  );
  sync.answer(0, 'a');
  sync.answer(1, 'mal');
  sync.answer(2, 'c');
  await pass(5_000);
  expect(server.answers()).toEqual(['a', null, 'c', null]);
  expect(sync.read().lugares[1]).toMatchObject({ estado: 'rechazada', fallo: 'Eso no vale.' });
});

test('con el reloj del equipo dos horas adelantado, lo escrito y lo pulsado llevan la hora del servidor', async () => {
  const LATE = -2 * HORA;
  const { server, journal, sync } = await scene({ now: () => Date.now() + LATE });
  server.cut();
  sync.answer(0, 'a');
  void sync.deliver();
  await pass(1_000);
  const { attempt, entries } = await journal.read(owner);
  const truth = new Date('2026-03-02T08:00:00.000Z').getTime();
  expect(Date.parse(attempt?.pulsadoEn ?? '')).toBe(truth);
  expect(Date.parse(entries[0]?.equipoEn ?? '')).toBe(truth);
  // A page opened again without network goes by what was measured.
  expect(attempt?.desfase).toBe(LATE);
});

test('al irse la página, lo que tiene sale una vez más; repetido no cambia nada', async () => {
  const { server, sync } = await scene();
  sync.answer(0, 'a', true);
  sync.farewell();
  sync.stop();
  await pass(1_000);
  expect(server.answers()[0]).toBe('a');
});

test('si lo que sale al irse la página llega antes que lo que iba de camino, lo que se escribe después se envía', async () => {
  const { server, sync } = await scene();
  const skies = [{ ...FAIR, delay: 2_000 }, FAIR];
  server.setWeather(() => skies.shift() ?? FAIR);
  sync.answer(0, 'a');
  await pass(1_000);
  sync.answer(0, 'b');
  sync.farewell();
  sync.answer(0, 'c');
  await pass(5_000);
  expect(server.answers()[0]).toBe('c');
  expect(estados(sync)[0]).toBe('guardada');
});

test('un navegador que no guarda se dice', async () => {
  const journal = { ...memoryJournal(), durable: true, writeEntry: () => Promise.reject(new Error('lleno')) };
  const { server, sync } = await scene({ journal });
  expect(sync.read().duradero).toBe(true);
  sync.answer(0, 'a');
  await pass(1_000);
  expect(sync.read().duradero).toBe(false);
  expect(server.answers()[0]).toBe('a');
});

const weather = fc.record({
  arrives: fc.boolean(),
  answered: fc.boolean(),
  delay: fc.integer({ min: 1, max: 4_000 }),
  again: fc.option(fc.integer({ min: 1, max: 6_000 })),
});
const step = fc.record({
  lugar: fc.integer({ min: 0, max: 3 }),
  respuesta: fc.constantFrom(null, 'a', 'b', 'c'),
  typing: fc.boolean(),
  wait: fc.integer({ min: 0, max: 5_000 }),
  crash: fc.boolean(),
  leaving: fc.boolean(),
});

test('con una red que pierde, retrasa, repite y desordena, llega siempre lo último que se respondió', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 25 }),
      fc.array(weather, { minLength: 1, maxLength: 12 }),
      async (steps, skies) => {
        const { server, journal, sync: first } = await scene();
        let turn = 0;
        server.setWeather(() => skies[turn++ % skies.length] ?? FAIR);
        const last: unknown[] = [null, null, null, null];
        let sync = first;
        for (const { lugar, respuesta, typing, wait, crash, leaving } of steps) {
          sync.answer(lugar, respuesta, typing);
          last[lugar] = respuesta;
          await sync.settled();
          if (leaving) sync.farewell();
          if (crash) {
            sync.stop();
            sync = await enter(server, journal);
          }
          expect(sync.read().lugares.map((one) => one.respuesta)).toEqual(last);
          await pass(wait);
        }
        server.mend();
        await pass(10_000);
        sync.retry();
        await pass(MINUTO);
        expect(server.answers()).toEqual(last);
        expect(sync.read().sinEnviar).toBe(0);
        expect((await journal.read(owner)).entries).toEqual([]);
        sync.stop();
      },
    ),
    { numRuns: 200 },
  );
});

test('unos espacios se guardan, pero ni son una respuesta ni se dice que lo sean', async () => {
  const { server, sync } = await scene();
  sync.answer(0, { texto: '  ' });
  await pass(1_000);
  expect(server.answers()[0]).toEqual({ texto: '  ' });
  expect(sync.read().lugares[0]).toMatchObject({ estado: 'nada', respondida: false });
  sync.answer(0, { texto: '  extintor' });
  await pass(1_000);
  expect(sync.read().lugares[0]).toMatchObject({ estado: 'guardada', respondida: true });
});
