import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { edicion, nuevo } from '#matrix/bodies.ts';
import { type CollectionRow, collectionRows } from '#matrix/collections.ts';
import { commandRows } from '#matrix/commands.ts';
import { OPEN_ROUTES, OWN_ROUTES, STREAMS } from '#matrix/open-routes.ts';
import type { Asked } from '#matrix/row.ts';
import { assemble, PERSONAS, type Scene } from '#matrix/scene.ts';
import type { Answer, Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const registered = new Map<string, unknown>();
const app = await createTestApp({
  onRoute: ({ method, url, config }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') registered.set(`${one} ${url}`, config);
  },
});
const { cast, scene } = await assemble(app);

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const send = (client: Client, method: Method, { path, body }: Asked): Promise<Answer> => {
  if (method === 'GET') return client.get(path);
  if (method === 'DELETE') return client.delete(path);
  if (method === 'POST') return client.post(path, body);
  return method === 'PUT' ? client.put(path, body) : client.patch(path, body);
};

type Ask = (scene: Scene, personaId: string) => Asked;
type Read = (answer: Answer, scene: Scene) => string;
const statusOf: Read = ({ status }) => String(status === 204 ? 200 : status);

/** One row: every person in turn, each in a scene that nobody before them has changed. */
async function row(method: Method, ask: Ask, read: Read = statusOf): Promise<string> {
  const found: string[] = [];
  let untouched: Scene | null = null;
  for (const persona of PERSONAS) {
    const fresh: Scene = untouched ?? (await scene());
    const answer = await send(cast[persona], method, ask(fresh, cast[persona].id));
    untouched = method === 'GET' || answer.status >= 400 ? fresh : null;
    found.push(read(answer, fresh));
  }
  return found.join(' ');
}

/** Nobody gets far enough in here to change it. */
const ofNobody = await scene();

async function strangers(method: Method, ask: Ask): Promise<string[]> {
  const codes: string[] = [];
  for (const who of ['anonimo', 'suspendido', 'temporal'] as const) {
    const { status, body } = await send(cast[who], method, ask(ofNobody, cast[who].id));
    codes.push(`${status} ${body.error?.code}`);
  }
  return codes;
}
const TURNED_AWAY = ['401 NO_AUTENTICADO', '401 NO_AUTENTICADO', '403 CAMBIO_OBLIGATORIO'];

function operations(
  nombre: string,
  { leer, crear, editar, eliminar, id, filtro }: CollectionRow,
): [string, string, Ask, Read?][] {
  const path = `/api/${nombre}`;
  const visible = leer.replaceAll('+', '200').replaceAll('-', '404');
  const inList: Read = ({ body }, fresh) =>
    (body.datos as { id: string }[]).some((one) => one.id === id(fresh)) ? '+' : '-';
  // Refused at once without the permission; out of sight or reach, the refusal is told under its id.
  const together = editar.replaceAll('404', '409');
  const filtered: Ask = (fresh) => {
    const [field, value] = filtro(fresh);
    return { path: `${path}?${new URLSearchParams({ [field]: value, limite: '100' })}` };
  };
  const first: Ask = (fresh) => {
    const [campo, valor] = filtro(fresh);
    return { path: `${path}/primero?${new URLSearchParams({ campo, valor })}` };
  };
  return [
    [`GET ${path}`, leer, filtered, inList],
    [`GET ${path}/primero`, visible, first],
    [`GET ${path}/:id`, visible, (fresh) => ({ path: `${path}/${id(fresh)}` })],
    [
      `PUT ${path}/:id`,
      crear,
      (fresh, persona) => ({
        path: `${path}/${randomUUID()}`,
        body: { ...nuevo[nombre]?.(fresh, persona), version: 0 },
      }),
    ],
    [
      `PATCH ${path}/:id`,
      editar,
      (fresh) => ({ path: `${path}/${id(fresh)}`, body: { ...edicion[nombre], version: 1 } }),
    ],
    [
      `PATCH ${path}`,
      nombre === 'feedback' ? '409 200 409 409 409 409 409' : together,
      (fresh) => ({ path, body: { [id(fresh)]: { ...edicion[nombre], version: 1 } } }),
    ],
    [`DELETE ${path}/:id`, eliminar, (fresh) => ({ path: `${path}/${id(fresh)}` })],
  ];
}

const uniform = Object.entries(collectionRows).flatMap(([nombre, one]) => operations(nombre, one));
const commands = Object.entries(commandRows).map(
  ([route, [expected, ask]]) => [route, expected, ask] as [string, string, Ask, Read?],
);
const all = [...uniform, ...commands];

test('toda ruta registrada está en la matriz, y la matriz no habla de rutas que no existen', () => {
  const known = [...all.map(([route]) => route), ...OPEN_ROUTES, ...OWN_ROUTES, ...STREAMS];
  expect([...registered.keys()].toSorted()).toEqual(known.toSorted());
});

test('solo las rutas abiertas se declaran abiertas', () => {
  const declared = (acceso: string) =>
    [...registered]
      .filter(([, config]) => (config as { acceso?: string } | undefined)?.acceso === acceso)
      .map(([route]) => route);
  expect(declared('publico').toSorted()).toEqual([...OPEN_ROUTES].toSorted());
  expect(declared('propio').toSorted()).toEqual([...OWN_ROUTES].toSorted());
});

describe(`quién puede qué: ${PERSONAS.join(', ')}`, () => {
  test.each(all)('%s', async (route, expected, ask, read) => {
    const method = route.split(' ')[0] as Method;
    expect(await row(method, ask, read)).toBe(expected);
    expect(await strangers(method, ask)).toEqual(TURNED_AWAY);
  });
});
