import { HORA, tras } from '@catedra/shared/core/duraciones.ts';
import { randomUUID } from 'node:crypto';
import type { FeedEvent } from '@catedra/shared/core/change.ts';
import { type Actor, SISTEMA } from '@catedra/shared/core/actor.ts';
import { loQueSeOye } from '@catedra/shared/colecciones.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createBell } from '#platform/changes/bell.ts';
import { createFeed, type Feed, type FeedOptions } from '#platform/changes/feed.ts';
import { isAfter, type Position } from '#platform/changes/log.ts';
import type { Stream } from '#platform/changes/stream.ts';
import { runWork } from '#platform/changes/work.ts';
import { CASING, type Database } from '#platform/db/pool.ts';
import type { Session } from '#platform/session.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const { school, platform, clock } = await createTestApp();
const { watch } = platform.pools;

const write = async () => {
  const id = randomUUID();
  await runWork(platform, SISTEMA, 'prueba.escribir', async (work) =>
    work.record({
      coleccion: 'grupos',
      documento: id,
      antes: null,
      despues: { id, estado: 'activo' },
      detalle: {},
    }),
  );
  return id;
};

interface Screen {
  readonly stream: Stream;
  readonly heard: FeedEvent[];
  at: Position | null;
}

function screenOf(id = randomUUID(), perfil = 'Super Administrador'): Screen {
  const actor: Actor = { ...SISTEMA, id, perfil, permisos: ['grupos:ver'] };
  const session: Session = {
    id: randomUUID(),
    hash: Buffer.alloc(0),
    actor,
    expiraEn: tras(clock.now(), HORA),
    debeCambiar: false,
  };
  let closed = false;
  const screen: Screen = {
    heard: [],
    at: null,
    stream: {
      session,
      send: (event, at) => {
        screen.heard.push(event);
        screen.at = at;
      },
      mark: (at) => {
        screen.at = at;
      },
      beat: () => undefined,
      end: () => {
        closed = true;
      },
      get closed() {
        return closed;
      },
    },
  };
  return screen;
}

/** A feed whose readings of the log are counted. */
async function countedFeed() {
  const asked: string[] = [];
  const $client = Object.assign(Object.create(watch.$client), {
    query: (...given: Parameters<typeof watch.$client.query>) => {
      const [{ name }] = given as unknown as [{ name?: string }];
      if (name?.startsWith('cambios.')) asked.push(name);
      return watch.$client.query(...given);
    },
  });
  const db: Database = Object.assign(drizzle($client, CASING), { $short: $client });
  const renew = vi.fn<FeedOptions['renew']>(async (all) => new Map(all.map((one) => [one, one])));
  const feed = createFeed({
    db,
    bell: createBell(watch),
    clock,
    collections: loQueSeOye,
    renew,
    onFailure: (error) => {
      throw error;
    },
  });
  await feed.start();
  onTestFinished(() => feed.close());
  return { feed, asked, renew };
}

/** Where the log ends once something more is in it. */
async function placeAfter(feed: Feed, before: Position): Promise<Position> {
  const place = await feed.here();
  return isAfter(place, before) ? place : placeAfter(feed, before);
}

const idsOf = ({ heard }: Screen) => heard.flatMap((event) => (event.tipo === 'cambio' ? [event.id] : []));

test('cuatrocientas pantallas que vuelven juntas comparten la lectura, y cada una oye lo suyo', async () => {
  const { feed, asked } = await countedFeed();
  const ids: string[] = [];
  const places: Position[] = [];
  for (let i = 0; i < 5; i++) {
    const before = await feed.here();
    ids.push(await write());
    places.push(await placeAfter(feed, before));
  }
  asked.length = 0;
  const screens = Array.from({ length: 400 }, () => screenOf());
  // Half of them with their last place, one of five; some with one that nobody gave.
  screens.forEach(({ stream }, i) =>
    feed.join(stream, i % 2 === 0 ? null : i % 20 === 19 ? 'unknown' : (places[i % 5] ?? null)),
  );
  await eventually(async () => expect(screens.every(({ at }) => at !== null)).toBe(true));

  screens.forEach((screen, i) => {
    if (i % 2 === 0) expect(screen.heard).toEqual([]);
    else if (i % 20 === 19) expect(screen.heard).toEqual([{ tipo: 'reinicio' }]);
    else expect(idsOf(screen)).toEqual(ids.slice((i % 5) + 1));
    expect(screen.at).toEqual(places[4]);
  });
  // Where the log ends, and what they missed; the regular look may come between.
  expect(asked.filter((name) => name === 'cambios.perdidos')).toHaveLength(1);
  expect(asked.length).toBeLessThanOrEqual(4);

  const id = await write();
  await eventually(async () => expect(screens.every((screen) => idsOf(screen).includes(id))).toBe(true));
  expect(screens.every((screen) => idsOf(screen).filter((one) => one === id).length === 1)).toBe(true);
});

test('a quienes perdieron un cambio de permisos se les renuevan de una vez', async () => {
  const { feed, renew } = await countedFeed();
  await write();
  const place = await feed.here();
  await runWork(platform, SISTEMA, 'prueba.permisos', async (work) => work.access({ perfil: 'Suplente' }));
  await runWork(platform, SISTEMA, 'prueba.permisos', async (work) => work.access({ perfil: 'Suplente' }));
  const id = await write();
  const screens = Array.from({ length: 60 }, (_, i) => screenOf(undefined, i < 30 ? 'Suplente' : 'Otro'));
  for (const { stream } of screens) feed.join(stream, place);
  await eventually(async () => expect(screens.every((screen) => idsOf(screen).includes(id))).toBe(true));

  expect(renew).toHaveBeenCalledOnce();
  expect(renew.mock.calls[0]?.[0]).toHaveLength(30);
  screens.forEach(({ heard }, i) => {
    // So many at once ask again one by one.
    const told: FeedEvent = { tipo: 'cambio', coleccion: 'grupos', id, multitud: true };
    expect(heard).toEqual(i < 30 ? [{ tipo: 'acceso' }, told] : [told]);
  });
});

test('quien acaba de leer lo que hay no oye lo viejo', async () => {
  const quien = await school.superAdministrador();
  const [viejo, nuevo] = [await school.grupo(), await school.grupo()];
  await quien.patch(`/api/grupos/${viejo.id}`, { nombre: `Viejo ${viejo.id}`, version: 1 });
  const { posicion } = (await quien.get('/api/sesion')).body as { posicion: string };
  const oyente = await quien.listen(`/api/cambios?desde=${posicion}`);
  await quien.patch(`/api/grupos/${nuevo.id}`, { nombre: `Nuevo ${nuevo.id}`, version: 1 });
  await oyente.until(({ data }) => data.id === nuevo.id);

  const oidos = oyente.heard.filter(({ event }) => event !== 'lugar').map(({ data }) => data.id);
  expect(oidos).toEqual([nuevo.id]);
  oyente.stop();
});
