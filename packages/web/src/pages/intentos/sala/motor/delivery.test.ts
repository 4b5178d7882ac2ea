import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { ApiError } from '#platform/api-error.ts';
import { expect, test, vi } from 'vitest';
import { CUT, FAIR } from '#pages/intentos/sala/motor/fake-server.ts';
import { clockToMove, enter, owner, pass, scene } from '#pages/intentos/sala/motor/scene.ts';

clockToMove();

test('la entrega lleva lo que falta por llegar, y borra lo guardado aquí al recibirse', async () => {
  const { journal, sync } = await scene();
  sync.answer(0, 'a');
  void sync.deliver();
  await pass(500);
  expect(sync.read().fin).toMatchObject({ code: 'ENTREGADA', recibo: { respondidas: 1 } });
  await sync.settled();
  expect(await journal.read(owner)).toEqual({ attempt: null, entries: [] });
});

test('si la entrega traía otra respuesta de la que ya había, el recibo que llega lo nombra con lo que queda', async () => {
  const { server, sync } = await scene();
  server.writeElsewhere(0, 'otra');
  sync.answer(0, 'a');
  sync.answer(1, 'b');
  void sync.deliver();
  await pass(500);
  expect(server.answers()).toEqual(['otra', 'b', null, null]);
  expect(sync.read().fin).toMatchObject({
    code: 'ENTREGADA',
    recibo: { noTomadas: [0], quedan: [{ lugar: 0, revision: 1, respuesta: 'otra' }] },
  });
});

test('entregar sin red se apunta y se envía solo, también tras cerrar la página', async () => {
  const { server, journal, sync: antes } = await scene();
  server.cut();
  antes.answer(0, 'a');
  void antes.deliver();
  await pass(3_000);
  expect(antes.read().entrega.estado).toBe('pendiente');
  antes.answer(1, 'tarde');
  expect(antes.read().lugares[1]?.respuesta).toBeNull();
  antes.stop();
  server.mend();
  const sync = await enter(server, journal);
  await pass(1_000);
  expect(server.isDelivered()).toBe(true);
  expect(sync.read().fin?.recibo?.respondidas).toBe(1);
});

test('una entrega pulsada sin red con una respuesta que no se admite lleva las demás, y dice cuál falta', async () => {
  const { server, sync } = await scene();
  server.admit((respuesta) => respuesta !== 'larguísima');
  server.cut();
  sync.answer(0, 'a');
  sync.answer(1, 'larguísima');
  sync.answer(2, 'c');
  void sync.deliver();
  await pass(5_000);
  server.mend();
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
  const { server, sync } = await scene();
  server.admit((respuesta) => respuesta !== 'larguísima');
  server.cut();
  sync.answer(0, 'a');
  sync.answer(1, 'larguísima');
  void sync.deliver();
  await pass(5_000);
  let left = 1;
  server.setWeather(() => (left-- > 0 ? FAIR : CUT));
  sync.retry();
  await pass(3_000);
  expect(sync.read().entrega.estado).toBe('pendiente');
  server.mend();
  sync.retry();
  await pass(3_000);
  expect(server.answers()[0]).toBe('a');
  expect(sync.read().entrega).toEqual({ estado: 'faltan', faltan: [1] });
});

test('al acabar, lo que no se admite no arrastra a lo demás: cada una sale por su cuenta', async () => {
  const { server, sync } = await scene();
  server.admit((respuesta) => respuesta !== 'larguísima');
  server.cut();
  sync.answer(0, 'larguísima');
  sync.answer(2, 'c');
  await pass(5_000);
  server.mend();
  server.refuse(() => new ApiError(409, 'TIEMPO_TERMINADO', 'El tiempo terminó.'));
  await Promise.all([sync.ended('TIEMPO_TERMINADO', 'El tiempo terminó.'), pass(2_000)]);
  expect(server.late).toEqual([2]);
  expect(sync.read().fin).toMatchObject({ code: 'TIEMPO_TERMINADO' });
});

test('si al servidor le falta una, se dice cuál; se espera o se entrega sin ella', async () => {
  const { server, sync } = await scene();
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

test('cuando el tiempo acaba en el servidor, acaba aquí', async () => {
  const { server, sync } = await scene();
  server.refuse(() => new ApiError(409, 'TIEMPO_TERMINADO', 'El tiempo terminó.'));
  sync.answer(0, 'a');
  await pass(1_000);
  expect(sync.read().fin).toMatchObject({ code: 'TIEMPO_TERMINADO' });
});

test('en los minutos de gracia no se admite nada más, pero se entrega', async () => {
  const { server, sync } = await scene();
  sync.answer(0, 'a');
  await pass(1_000);
  server.refuse(() => new ApiError(409, 'EN_GRACIA', 'El tiempo terminó.'));
  sync.answer(1, 'b');
  await pass(1_000);
  expect(sync.read()).toMatchObject({ fin: null, intento: { estado: 'vencido' }, via: 'bien' });
  const asked = server.asked.length;
  sync.answer(2, 'c');
  await pass(MINUTO);
  expect(server.asked.length).toBe(asked);
  server.refuse(null);
  void sync.deliver(true);
  await pass(1_000);
  expect(server.isDelivered()).toBe(true);
  expect(sync.read().fin).toMatchObject({ code: 'ENTREGADA' });
});

test('si le dan más tiempo en la gracia, lo que esperaba sale', async () => {
  const { server, sync } = await scene();
  server.refuse(() => new ApiError(409, 'EN_GRACIA', 'El tiempo terminó.'));
  sync.answer(1, 'b');
  await pass(1_000);
  server.refuse(null);
  sync.renew(server.attempt(), true);
  await pass(1_000);
  expect(server.answers()[1]).toBe('b');
});

test('lo que no había salido cuando acaba sale una vez más; sin red se queda escrito aquí', async () => {
  const { server, journal, sync } = await scene();
  server.cut();
  sync.answer(0, 'a');
  await pass(1_000);
  const ended = sync.ended('TIEMPO_TERMINADO', 'El tiempo terminó.');
  await pass(30_000);
  await ended;
  expect(sync.read().fin).toMatchObject({ code: 'TIEMPO_TERMINADO' });
  expect((await journal.read(owner)).entries).toHaveLength(1);

  const otro = await enter(server, journal);
  server.mend();
  const again = otro.ended('TIEMPO_TERMINADO', 'El tiempo terminó.');
  await pass(5_000);
  await again;
  await otro.settled();
  expect(server.asked.at(-1)).toMatchObject({ what: 'guardar', lugares: [0] });
  expect((await journal.read(owner)).entries).toEqual([]);
});

test('una entrega pulsada sin red se oye aunque el servidor ya diga que acabó', async () => {
  const { server, sync } = await scene();
  sync.answer(0, 'a');
  await pass(1_000);
  server.cut();
  void sync.deliver();
  await pass(2_000);
  expect(sync.read().entrega).toMatchObject({ estado: 'pendiente' });
  server.mend();
  const ended = sync.ended('TIEMPO_TERMINADO', 'El tiempo terminó.');
  await pass(1_000);
  await ended;
  expect(server.isDelivered()).toBe(true);
  expect(sync.read().fin).toMatchObject({ code: 'ENTREGADA' });
});
