import { ApiError } from '#platform/api-error.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FAIR, fakeServer, type Weather } from '#pages/evaluacion/sala/motor/fake-server.ts';
import { type Journal, memoryJournal } from '#pages/evaluacion/sala/motor/journal.ts';
import { createSync } from '#pages/evaluacion/sala/motor/sync.ts';
import { unId } from '#testing/records.ts';

type Server = ReturnType<typeof fakeServer>;
const owner = { usuarioId: unId(1), intentoId: unId(900) };
const CUT: Weather = { ...FAIR, arrives: false };

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-02T10:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function enter(server: Server, journal: Journal = memoryJournal(), escribe = true, now = Date.now) {
  const kept = await journal.read(owner);
  const { remote } = server;
  const intento = server.attempt();
  return createSync({ owner, intento, pestana: 'pestana-1', escribe, kept, journal, remote, now });
}

const estados = (sync: Awaited<ReturnType<typeof enter>>) => sync.read().lugares.map(({ estado }) => estado);

test('una elección está guardada antes de un segundo, y se dice solo cuando el servidor la tiene', async () => {
  const server = fakeServer();
  const sync = await enter(server);
  sync.answer(0, { opcion: 'a' });
  expect(estados(sync)[0]).toBe('enviando');
  await pass(900);
  expect(server.answers()[0]).toEqual({ opcion: 'a' });
  expect(estados(sync)[0]).toBe('guardada');
});

test('lo que se teclea sale en menos de dos segundos aunque no se pare', async () => {
  const server = fakeServer();
  const sync = await enter(server);
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
  const server = fakeServer();
  const journal = memoryJournal();
  const sync = await enter(server, journal);
  server.setWeather(() => CUT);
  sync.answer(0, 'a');
  sync.answer(2, 'c');
  await pass(30_000);
  expect(estados(sync)).toEqual(['local', 'nada', 'local', 'nada']);
  expect(sync.read()).toMatchObject({ via: 'cortada', sinEnviar: 2 });
  expect((await journal.read(owner)).entries.map(({ respuesta }) => respuesta)).toEqual(['a', 'c']);

  server.setWeather(() => FAIR);
  sync.retry();
  await pass(1_000);
  expect(server.answers()).toEqual(['a', null, 'c', null]);
  expect((await journal.read(owner)).entries).toEqual([]);
});

test('cerrar y volver a abrir, horas después, no pierde nada', async () => {
  const server = fakeServer();
  const journal = memoryJournal();
  const antes = await enter(server, journal);
  server.setWeather(() => ({ ...FAIR, answered: false }));
  antes.answer(1, 'primera');
  await pass(500);
  server.setWeather(() => CUT);
  antes.answer(1, 'segunda');
  await pass(5_000);
  antes.stop();
  await pass(3 * 3_600_000);
  server.setWeather(() => FAIR);
  const sync = await enter(server, journal);
  expect(sync.read().lugares[1]?.respuesta).toBe('segunda');
  await pass(500);
  expect(server.answers()[1]).toBe('segunda');
  expect(estados(sync)[1]).toBe('guardada');
});

test('si otra pestaña toma el control, esta deja de escribir y guarda lo que no envió', async () => {
  const server = fakeServer();
  const journal = memoryJournal();
  const sync = await enter(server, journal);
  server.setWeather(() => CUT);
  sync.answer(0, 'mía');
  sync.answer(1, 'también');
  await pass(2_000);
  server.takeControl();
  server.writeElsewhere(0, 'otra');
  server.setWeather(() => FAIR);
  sync.retry();
  await pass(1_000);
  expect(sync.read()).toMatchObject({ escribe: false, sinEnviar: 2 });
  sync.answer(2, 'nada');
  expect(sync.read().lugares[2]?.respuesta).toBeNull();

  // Al recuperarlo: la que no tiene otra se añade sola; de las dos, elige la persona.
  server.takeControl();
  sync.renew(server.attempt(), true);
  await pass(1_000);
  expect(server.answers()).toEqual(['otra', 'también', null, null]);
  expect(sync.read().lugares[0]).toMatchObject({ estado: 'otra', respuesta: 'mía', otra: 'otra' });
  sync.choose(0, true);
  await pass(1_000);
  expect(server.answers()[0]).toBe('mía');
});

test('la sesión caducada no es el final: al volver a entrar se envía lo que esperaba', async () => {
  const server = fakeServer();
  const sync = await enter(server);
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
  const server = fakeServer();
  const sync = await enter(server);
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

test('la entrega lleva lo que falta por llegar, y borra lo guardado aquí al recibirse', async () => {
  const server = fakeServer();
  const journal = memoryJournal();
  const sync = await enter(server, journal);
  sync.answer(0, 'a');
  void sync.deliver();
  await pass(500);
  expect(sync.read().fin).toMatchObject({ code: 'ENTREGADA', recibo: { respondidas: 1 } });
  await sync.settled();
  expect(await journal.read(owner)).toEqual({ attempt: null, entries: [] });
});

test('entregar sin red se apunta y se envía solo, también tras cerrar la página', async () => {
  const server = fakeServer();
  const journal = memoryJournal();
  const antes = await enter(server, journal);
  server.setWeather(() => CUT);
  antes.answer(0, 'a');
  void antes.deliver();
  await pass(3_000);
  expect(antes.read().entrega.estado).toBe('pendiente');
  antes.answer(1, 'tarde');
  expect(antes.read().lugares[1]?.respuesta).toBeNull();
  antes.stop();
  server.setWeather(() => FAIR);
  const sync = await enter(server, journal);
  await pass(1_000);
  expect(server.isDelivered()).toBe(true);
  expect(sync.read().fin?.recibo?.respondidas).toBe(1);
});

test('una entrega pulsada sin red con una respuesta que no se admite lleva las demás, y dice cuál falta', async () => {
  const server = fakeServer();
  server.admit((respuesta) => respuesta !== 'larguísima');
  const sync = await enter(server);
  server.setWeather(() => CUT);
  sync.answer(0, 'a');
  sync.answer(1, 'larguísima');
  sync.answer(2, 'c');
  void sync.deliver();
  await pass(5_000);
  server.setWeather(() => FAIR);
  sync.retry();
  await pass(2_000);
  expect(server.answers()).toEqual(['a', null, 'c', null]);
  expect(sync.read().entrega).toEqual({ estado: 'faltan', faltan: [1] });
  expect(sync.read().lugares[1]).toMatchObject({ respuesta: 'larguísima' });
  void sync.deliver(true);
  await pass(1_000);
  expect(sync.read().fin).toMatchObject({ code: 'ENTREGADA', recibo: { sinRecibir: [1] } });
});

test('si la red se va otra vez mientras salen de una en una, la entrega sigue pendiente', async () => {
  const server = fakeServer();
  server.admit((respuesta) => respuesta !== 'larguísima');
  const sync = await enter(server);
  server.setWeather(() => CUT);
  sync.answer(0, 'a');
  sync.answer(1, 'larguísima');
  void sync.deliver();
  await pass(5_000);
  let left = 1;
  server.setWeather(() => (left-- > 0 ? FAIR : CUT));
  sync.retry();
  await pass(3_000);
  expect(sync.read().entrega.estado).toBe('pendiente');
  server.setWeather(() => FAIR);
  sync.retry();
  await pass(3_000);
  expect(server.answers()[0]).toBe('a');
  expect(sync.read().entrega).toEqual({ estado: 'faltan', faltan: [1] });
});

test('al acabar, lo que no se admite no arrastra a lo demás: cada una sale por su cuenta', async () => {
  const server = fakeServer();
  server.admit((respuesta) => respuesta !== 'larguísima');
  const sync = await enter(server);
  server.setWeather(() => CUT);
  sync.answer(0, 'larguísima');
  sync.answer(2, 'c');
  await pass(5_000);
  server.setWeather(() => FAIR);
  server.refuse(() => new ApiError(409, 'TIEMPO_TERMINADO', 'El tiempo terminó.'));
  await Promise.all([sync.ended('TIEMPO_TERMINADO', 'El tiempo terminó.'), pass(2_000)]);
  expect(server.late).toEqual([2]);
  expect(sync.read().fin).toMatchObject({ code: 'TIEMPO_TERMINADO' });
});

test('con el reloj del equipo dos horas adelantado, lo escrito y lo pulsado llevan la hora del servidor', async () => {
  const server = fakeServer();
  const journal = memoryJournal();
  const LATE = -2 * 3_600_000;
  const sync = await enter(server, journal, true, () => Date.now() + LATE);
  server.setWeather(() => CUT);
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

test('si al servidor le falta una, se dice cuál; se espera o se entrega sin ella', async () => {
  const server = fakeServer();
  const sync = await enter(server);
  server.refuse(() => (server.asked.at(-1)?.what === 'guardar' ? new ApiError(400, 'NO', 'No.') : null));
  let faltan = true;
  const { deliver } = server.remote;
  vi.spyOn(server.remote, 'deliver').mockImplementation((body) =>
    faltan && !body.aunqueFalten
      ? Promise.reject(new ApiError(409, 'FALTAN_RESPUESTAS', 'Faltan.', { actual: { faltan: [3] } }))
      : deliver(body),
  );
  void sync.deliver();
  await pass(500);
  expect(sync.read().entrega).toEqual({ estado: 'faltan', faltan: [3] });
  sync.goOn();
  expect(sync.read().entrega.estado).toBe('no');
  faltan = false;
  void sync.deliver(true);
  await pass(500);
  expect(server.isDelivered()).toBe(true);
});

test('al irse la página, lo que tiene sale una vez más; repetido no cambia nada', async () => {
  const server = fakeServer();
  const sync = await enter(server);
  sync.answer(0, 'a', true);
  sync.farewell();
  sync.stop();
  await pass(1_000);
  expect(server.answers()[0]).toBe('a');
});

test('cuando el tiempo acaba en el servidor, acaba aquí', async () => {
  const server = fakeServer();
  const sync = await enter(server);
  server.refuse(() => new ApiError(409, 'TIEMPO_TERMINADO', 'El tiempo terminó.'));
  sync.answer(0, 'a');
  await pass(1_000);
  expect(sync.read().fin).toMatchObject({ code: 'TIEMPO_TERMINADO' });
});

test('en los minutos de gracia no se admite nada más, pero se entrega', async () => {
  const server = fakeServer();
  const sync = await enter(server);
  sync.answer(0, 'a');
  await pass(1_000);
  server.refuse(() => new ApiError(409, 'EN_GRACIA', 'El tiempo terminó.'));
  sync.answer(1, 'b');
  await pass(1_000);
  expect(sync.read()).toMatchObject({ fin: null, intento: { estado: 'vencido' }, via: 'bien' });
  const asked = server.asked.length;
  sync.answer(2, 'c');
  await pass(60_000);
  expect(server.asked.length).toBe(asked);
  server.refuse(null);
  void sync.deliver(true);
  await pass(1_000);
  expect(server.isDelivered()).toBe(true);
  expect(sync.read().fin).toMatchObject({ code: 'ENTREGADA' });
});

test('si le dan más tiempo en la gracia, lo que esperaba sale', async () => {
  const server = fakeServer();
  const sync = await enter(server);
  server.refuse(() => new ApiError(409, 'EN_GRACIA', 'El tiempo terminó.'));
  sync.answer(1, 'b');
  await pass(1_000);
  server.refuse(null);
  sync.renew(server.attempt(), true);
  await pass(1_000);
  expect(server.answers()[1]).toBe('b');
});

test('lo que no había salido cuando acaba sale una vez más; sin red se queda escrito aquí', async () => {
  const server = fakeServer();
  const journal = memoryJournal();
  const sync = await enter(server, journal);
  server.setWeather(() => CUT);
  sync.answer(0, 'a');
  await pass(1_000);
  const ended = sync.ended('TIEMPO_TERMINADO', 'El tiempo terminó.');
  await pass(30_000);
  await ended;
  expect(sync.read().fin).toMatchObject({ code: 'TIEMPO_TERMINADO' });
  expect((await journal.read(owner)).entries).toHaveLength(1);

  const otro = await enter(server, journal);
  server.setWeather(() => FAIR);
  const again = otro.ended('TIEMPO_TERMINADO', 'El tiempo terminó.');
  await pass(5_000);
  await again;
  await otro.settled();
  expect(server.asked.at(-1)).toMatchObject({ what: 'guardar', lugares: [0] });
  expect((await journal.read(owner)).entries).toEqual([]);
});

test('una entrega pulsada sin red se oye aunque el servidor ya diga que acabó', async () => {
  const server = fakeServer();
  const sync = await enter(server);
  sync.answer(0, 'a');
  await pass(1_000);
  server.setWeather(() => CUT);
  void sync.deliver();
  await pass(2_000);
  expect(sync.read().entrega).toMatchObject({ estado: 'pendiente' });
  server.setWeather(() => FAIR);
  const ended = sync.ended('TIEMPO_TERMINADO', 'El tiempo terminó.');
  await pass(1_000);
  await ended;
  expect(server.isDelivered()).toBe(true);
  expect(sync.read().fin).toMatchObject({ code: 'ENTREGADA' });
});

test('un navegador que no guarda se dice', async () => {
  const journal = { ...memoryJournal(), durable: true, writeEntry: () => Promise.reject(new Error('lleno')) };
  const server = fakeServer();
  const sync = await enter(server, journal);
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
        const server = fakeServer();
        const journal = memoryJournal();
        let turn = 0;
        server.setWeather(() => skies[turn++ % skies.length] ?? FAIR);
        const last: unknown[] = [null, null, null, null];
        let sync = await enter(server, journal);
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
        server.setWeather(() => FAIR);
        await pass(10_000);
        sync.retry();
        await pass(60_000);
        expect(server.answers()).toEqual(last);
        expect(sync.read().sinEnviar).toBe(0);
        expect((await journal.read(owner)).entries).toEqual([]);
        sync.stop();
      },
    ),
    { numRuns: 200 },
  );
});
