import { locks } from 'node:worker_threads';
import * as sesionApi from '@catedra/shared/sesion/api.ts';
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { ring } from '#platform/change-events.ts';
import { suscribir } from '#platform/client.ts';
import { startFeed } from '#platform/feed.ts';
import { queryClient } from '#platform/query-client.ts';
import { renovarSesion, useSesion } from '#platform/session.ts';
import { onSessionEvent, type SessionEvent } from '#platform/session-events.ts';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaSesion, unId } from '#testing/records.ts';
import { streams } from '#testing/stream.ts';
import { test } from '#testing/test.ts';
import { letPass, stopTime } from '#testing/time.ts';

/** Some screens are open, and their queries have what they asked for. */
function conPantallas(): () => string[] {
  const keep = (queryKey: string[], meta: object) => {
    queryClient.getQueryCache().build(queryClient, { queryKey, meta }, undefined).setData('lo leído');
  };
  keep(['lista de cursos'], { escucha: ['cursos', 'actividades'] });
  keep(['curso c1'], { escucha: ['cursos'], soloId: 'c1' });
  keep(['personas'], { escucha: ['usuarios'] });
  keep(['límites'], {});
  return () =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.isInvalidated)
      .map(({ queryKey }) => String(queryKey[0]));
}

const last = () => {
  const stream = streams().at(-1);
  if (!stream) throw new Error('no hay ninguna conexión');
  return stream;
};

function escuchar(posicion = '5.1', usuarioId = 'lucia') {
  const stop = startFeed(posicion, usuarioId);
  onTestFinished(stop);
  return { stop, stream: last() };
}

function loQueSeAnuncia(): readonly SessionEvent[] {
  const oidos: SessionEvent[] = [];
  onTestFinished(onSessionEvent((event) => oidos.push(event)));
  return oidos;
}

describe('qué pantallas se renuevan', () => {
  test.each([
    ['un curso', { tipo: 'cambio', coleccion: 'cursos', id: 'c1' }, ['lista de cursos', 'curso c1']],
    ['otro curso', { tipo: 'cambio', coleccion: 'cursos', id: 'c2' }, ['lista de cursos']],
    ['muchas personas', { tipo: 'varios', coleccion: 'usuarios' }, ['personas']],
    ['una sala', { tipo: 'sala', sala: 's' }, []],
    ['todo desde el principio', { tipo: 'reinicio' }, ['lista de cursos', 'curso c1', 'personas', 'límites']],
  ] as const)('cambia %s', async (_, aviso, pantallas) => {
    stopTime();
    const pasadas = conPantallas();
    const { stream } = escuchar();
    stream.say(aviso);
    await letPass(2_000);
    expect(pasadas()).toEqual(pantallas);
  });

  test('varios avisos seguidos se piden una sola vez', async () => {
    stopTime();
    conPantallas();
    const asking = vi.spyOn(queryClient, 'invalidateQueries');
    const { stream } = escuchar();
    for (const id of ['c1', 'c2', 'c3']) stream.say({ tipo: 'cambio', coleccion: 'cursos', id });
    await letPass(200);
    expect(asking).toHaveBeenCalledOnce();
  });

  test('tras dejar de escuchar ya no se pide nada', async () => {
    stopTime();
    const pasadas = conPantallas();
    const { stop, stream } = escuchar();
    stream.say({ tipo: 'reinicio' });
    stop();
    await letPass(2_000);
    expect(pasadas()).toEqual([]);
  });
});

test('quien se suscribe a una colección oye lo suyo hasta que lo deja', () => {
  const oidos: (string | null)[] = [];
  const dejar = suscribir('cursos', (id) => oidos.push(id));
  ring({ tipo: 'cambio', coleccion: 'cursos', id: 'c1' });
  ring({ tipo: 'cambio', coleccion: 'usuarios', id: 'u1' });
  ring({ tipo: 'varios', coleccion: 'cursos' });
  ring({ tipo: 'reinicio' });
  dejar();
  ring({ tipo: 'reinicio' });
  expect(oidos).toEqual(['c1', null, null]);
});

describe('quién está', () => {
  test('si cambia lo que puede, se vuelve a preguntar quién es y todo se renueva', async () => {
    stopTime();
    renovarSesion(unaSesion());
    const pasadas = conPantallas();
    const preguntas = on(sesionApi.leer, unaSesion({ permisos: ['cursos:ver'] }));
    const { result } = renderHook(useSesion);
    const { stream } = escuchar();
    stream.say({ tipo: 'acceso' });
    await letPass(200);
    expect(preguntas).toHaveLength(1);
    expect(result.current?.actor.permisos).toEqual(['cursos:ver']);
    expect(pasadas()).toHaveLength(4);
  });

  test('si la cookie ya es de otra persona, nada de lo que hay en pantalla se pide con sus ojos', async () => {
    stopTime();
    renovarSesion(unaSesion());
    const pasadas = conPantallas();
    const oidos = loQueSeAnuncia();
    on(sesionApi.leer, unaSesion({ usuario: { id: unId(2), nombre: 'Mario' } }));
    const { stream } = escuchar();
    stream.say({ tipo: 'acceso' });
    await letPass(0);
    stream.say({ tipo: 'varios', coleccion: 'cursos' });
    await letPass(2_000);
    expect(oidos).toEqual([{ tipo: 'otra-persona', mirada: null }]);
    expect(pasadas()).toEqual([]);
  });

  test('el fin de la sesión se anuncia con su motivo', () => {
    const oidos = loQueSeAnuncia();
    const { stream } = escuchar();
    stream.say({ tipo: 'sesion_terminada', motivo: 'suspendida' });
    expect(oidos).toEqual([{ tipo: 'terminada', motivo: 'suspendida' }]);
  });
});

describe('la conexión', () => {
  test('empieza donde estaba la academia al leer la sesión, y tras un corte sigue por lo último oído', async () => {
    stopTime();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { stream } = escuchar('5.1');
    expect(stream.url).toBe('/api/cambios?desde=5.1');
    stream.accept();
    stream.say({ tipo: 'cambio', coleccion: 'cursos', id: 'c1' }, '6.3');
    stream.cut();
    await letPass(999);
    expect(streams()).toHaveLength(1);
    await letPass(1);
    expect(last().url).toBe('/api/cambios?desde=6.3');
  });

  test('cada fallo espera más que el anterior, hasta medio minuto', async () => {
    stopTime();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    escuchar();
    for (const espera of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const before = streams().length;
      last().cut();
      await letPass(espera - 1);
      expect(streams()).toHaveLength(before);
      await letPass(1);
      expect(streams()).toHaveLength(before + 1);
    }
  });

  test('al volver la red no espera más', () => {
    stopTime();
    const { stream } = escuchar();
    stream.cut();
    window.dispatchEvent(new Event('online'));
    expect(streams()).toHaveLength(2);
  });

  test('si la rechazan, se pregunta si la sesión sigue; si no, se anuncia', async () => {
    stopTime();
    renovarSesion(unaSesion());
    const oidos = loQueSeAnuncia();
    on(sesionApi.leer, () => {
      throw refused(401, 'SIN_SESION', { motivo: 'caducada' });
    });
    const { stream } = escuchar();
    stream.refuse();
    await letPass(0);
    expect(oidos).toEqual([{ tipo: 'terminada', motivo: 'caducada' }]);
  });

  test('sin candados, una pestaña escondida la suelta y la retoma al volver', () => {
    const { stream } = escuchar();
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(stream.readyState).toBe(EventSource.CLOSED);
    hidden.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(streams()).toHaveLength(2);
  });
});

describe('varias pestañas', () => {
  test('una sola se conecta, las demás oyen por ella, y al cerrarse otra toma el relevo donde quedó', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }));
    const pasadas = conPantallas();
    const cerrarPrimera = startFeed('5.1', 'lucia');
    await waitFor(() => expect(streams()).toHaveLength(1));
    const cerrarSegunda = startFeed('5.1', 'lucia');

    last().say({ tipo: 'cambio', coleccion: 'usuarios', id: 'u1' }, '7.2');
    await waitFor(() => expect(pasadas()).toEqual(['personas']));
    expect(streams()).toHaveLength(1);

    const oidos = vi.fn<(id: string | null) => void>();
    const dejar = suscribir('cursos', oidos);
    last().say({ tipo: 'cambio', coleccion: 'cursos', id: 'c9' }, '8.1');
    await waitFor(() => expect(oidos).toHaveBeenCalledTimes(2));

    cerrarPrimera();
    await waitFor(() => expect(streams()).toHaveLength(2));
    expect(last().url).toBe('/api/cambios?desde=8.1');
    dejar();
    cerrarSegunda();
  });
});
