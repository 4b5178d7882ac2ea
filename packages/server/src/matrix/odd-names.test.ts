import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Method } from '#matrix/send.ts';
import { createTestApp } from '#testing/create-test-app.ts';

interface Described {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
}

interface Asking {
  readonly method: Method;
  readonly path: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

const app = await createTestApp();
const { origin, school } = app;
const jefa = await school.superAdministrador();
const alumna = await school.estudiante();

const ODD: readonly [string, ...string[]] = [
  '__proto__',
  '-__proto__',
  'constructor',
  'toString',
  'x',
  '%00',
  `${10n ** 30n}`,
  '-1',
  '..%2F..',
];
const ODD_BODIES: readonly [string, ...string[]] = [
  '{"__proto__":{"nombre":"x"}}',
  '{"constructor":1}',
  '[]',
  'null',
  '"x"',
  '{',
  '',
];
/** The end of one's own session, and an answer that never ends. */
const APART = new Set(['DELETE /api/sesion', 'GET /api/cambios']);

const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as {
  paths: Record<string, Record<string, Described>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({
    method: method.toUpperCase() as Method,
    path,
    names: (described.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name),
  })),
);
const asked = [
  ...operations,
  { method: 'PATCH' as const, path: '/api/subidas/{id}', names: [] },
  { method: 'GET' as const, path: '/archivos/{id}', names: ['v', 'descargar'] },
].filter(({ method, path }) => !APART.has(`${method} ${path}`));

const withIds = (path: string, id = randomUUID() as string) => path.replace(/\{\w+\}/g, id);

const TUS = {
  'tus-resumable': '1.0.0',
  'upload-offset': '0',
  'content-type': 'application/offset+octet-stream',
};

let turn = 0;
/** The worst of all in every place, and of the rest two by turns: each is met in dozens of places. */
function inTurn<T>([worst, ...rest]: readonly [T, ...T[]]): T[] {
  turn += 1;
  return [worst, ...rest.filter((_, index) => (index + turn) % rest.length < 2)];
}

const oddIn = ({ method, path, names }: (typeof asked)[number]): Asking[] => [
  ...(path.includes('{') ? inTurn(ODD).map((id) => ({ method, path: withIds(path, id) })) : []),
  ...(path.includes('/subidas/') ? ODD.map((id) => ({ method, path: withIds(path, id), headers: TUS })) : []),
  ...names.flatMap((name) =>
    inTurn(ODD).map((value) => ({ method, path: `${withIds(path)}?${name}=${value}` })),
  ),
  ...(method === 'GET' || method === 'HEAD'
    ? []
    : inTurn(ODD_BODIES).map((body) => ({ method, path: withIds(path), body }))),
];

async function statusOf({ method, path, body, headers }: Asking, { cookie } = jefa): Promise<number> {
  const response = await fetch(origin + path, {
    method,
    body,
    redirect: 'manual',
    headers: {
      origin,
      cookie,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  await response.arrayBuffer();
  return response.status;
}

test('ningún nombre ni identificador raro rompe nada, en ninguna ruta', async () => {
  const broken: string[] = [];
  for (const one of asked.flatMap(oddIn)) {
    const status = await statusOf(one);
    if (status >= 500) broken.push(`${status} ${one.method} ${one.path} ${one.body ?? ''}`);
  }
  expect(broken).toEqual([]);
  expect((await jefa.get('/api/sesion')).status).toBe(200);
});

test('a quien no puede leer se le niega sin que quede nada suelto, pida lo que pida de la lista', async () => {
  const broken: string[] = [];
  for (const { method, path, names } of asked.filter((one) => one.method === 'GET')) {
    for (const name of names) {
      const one = { method, path: `${withIds(path)}?${name}=true` };
      const status = await statusOf(one, alumna);
      if (status >= 500) broken.push(`${status} ${one.path}`);
    }
  }
  expect(broken).toEqual([]);
});
