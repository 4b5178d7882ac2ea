import { randomUUID } from 'node:crypto';
import type { FastifyContextConfig } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { features } from '#features/order.ts';
import { allRows } from '#matrix/all-rows.ts';
import { mirando } from '#matrix/cast.ts';
import { uniformRows } from '#matrix/collections.ts';
import { OPEN_ROUTES, OWN_ROUTES, RAW_ROUTES, STREAMS } from '#matrix/open-routes.ts';
import { type Method, send } from '#matrix/send.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const registered = new Map<string, FastifyContextConfig>();
const app = await createTestApp({
  onRoute: ({ method, url, config }) => {
    for (const one of [method].flat()) registered.set(`${one} ${url}`, config ?? {});
  },
});
const { school, origin, platform } = app;

const withRow = new Set(allRows.map(({ route }) => route));
const withoutRow = new Set([...OPEN_ROUTES, ...OWN_ROUTES, ...STREAMS]);
const contracts = features
  .flatMap(({ handlers }) => handlers?.(platform) ?? [])
  .map(({ contract }) => contract);
const routes = [...registered.keys()].filter((route) => !route.startsWith('HEAD ')).toSorted();
const routesWhere = (fits: (config: FastifyContextConfig) => boolean) =>
  [...registered].filter(([, config]) => fits(config)).map(([route]) => route);

test('todo contrato tiene su fila, y toda fila habla de algo que existe', () => {
  const owed = contracts.map(({ address }) => address).filter((address) => !withoutRow.has(address));
  expect(
    owed.filter((address) => !withRow.has(address)),
    'contratos sin fila',
  ).toEqual([]);
  expect([...withRow, ...withoutRow].toSorted()).toEqual(routes);
});

test('lo que se descarga de los reportes pide `reportes:exportar`', () => {
  const files = allRows.filter(
    ({ route, caso }) => /^GET \/api\/(reportes\/.*\.csv|informes\/.*\/archivo)$/.test(route) && !caso,
  );
  expect(files.length).toBeGreaterThan(0);
  expect(
    files.filter(({ permisos }) => !permisos.includes('reportes:exportar')).map(({ route }) => route),
  ).toEqual([]);
});

test('una ruta sin contrato está en la lista de las que hablan otro protocolo', () => {
  const declared = new Set<string>([
    ...contracts.map(({ address }) => address),
    ...uniformRows.map(({ route }) => route),
  ]);
  expect(routes.filter((route) => !declared.has(route))).toEqual(RAW_ROUTES.toSorted());
});

test('solo las rutas abiertas se declaran abiertas', () => {
  const declared = (acceso: string) =>
    routesWhere((config) => config.acceso === acceso).filter((route) => !route.startsWith('HEAD '));
  expect(declared('publico').toSorted()).toEqual(OPEN_ROUTES.toSorted());
  expect(declared('propio').toSorted()).toEqual(OWN_ROUTES.toSorted());
});

/** Asked with nothing that exists: whoever gets past the door is told 400, 404 or 415. */
const knock = async (quien: Client, route: string): Promise<string> => {
  const [method = '', path = ''] = route.split(' ');
  const { status, code } = await send(origin, quien, {
    method: method as Method,
    path: path.replace(/:\w+/g, () => randomUUID()),
  });
  return code ? `${status} ${code}` : String(status);
};
const answers = async (quien: Client, asked: readonly string[]) => [
  ...new Set(await Promise.all(asked.map((route) => knock(quien, route)))),
];
const byMethod = (method: string, among: readonly string[]) =>
  among.filter((route) => route.startsWith(`${method} `));
const closed = routesWhere(({ acceso }) => acceso !== 'publico');
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

test('sin sesión no se pasa de la puerta en ninguna ruta cerrada', async () => {
  expect(closed.length).toBeGreaterThan(150);
  for (const method of METHODS)
    expect(await answers(app.anonymous, byMethod(method, closed))).toEqual(['401 NO_AUTENTICADO']);
  expect(await answers(app.anonymous, byMethod('HEAD', closed))).toEqual(['401']);
});

test('quien está suspendido o tiene una contraseña temporal no pasa, sea cual sea el método', async () => {
  const administra = { perfil: 'Administrador' };
  const suspendido = await school.entra(await school.persona({ ...administra, estado: 'suspendido' }));
  const temporal = await school.entra(await school.persona({ ...administra, cambiarContraseña: true }));
  const inner = routesWhere(({ acceso }) => acceso === undefined);
  const sample = METHODS.flatMap((method) => byMethod(method, inner).slice(0, 2));
  expect(await answers(suspendido, sample)).toEqual(['401 NO_AUTENTICADO']);
  expect(await answers(temporal, sample)).toEqual(['403 CAMBIO_OBLIGATORIO']);
  expect(await answers(suspendido, byMethod('HEAD', inner).slice(0, 2))).toEqual(['401']);
  expect(await answers(temporal, byMethod('HEAD', inner).slice(0, 2))).toEqual(['403']);
  const own = `/api/usuarios/${temporal.id}`;
  expect(await answers(temporal, [`GET ${own}`, `HEAD ${own}`])).toEqual(['200']);
});

test('con los ojos de otra persona no se escribe por ninguna ruta', async () => {
  const mirada = await mirando(app, (await school.persona()).id);
  const writes = routesWhere((config) => config.acceso !== 'publico' && config.mirada !== 'siempre');
  for (const method of METHODS.slice(1))
    expect(await answers(mirada, byMethod(method, writes))).toEqual(['403 SOLO_LECTURA']);
});

/** Every object a schema takes, however deep, that lets in fields nobody declared. */
function lax(schema: z.ZodType, place: string, seen = new Set<unknown>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = schema as unknown as { def: Record<string, unknown> & { type: string } };
  const inner = Object.values(def).flatMap((value) =>
    value instanceof z.ZodType
      ? lax(value, place, seen)
      : Array.isArray(value)
        ? value.filter((one) => one instanceof z.ZodType).flatMap((one) => lax(one, place, seen))
        : [],
  );
  if (!(schema instanceof z.ZodObject)) return inner;
  const own = schema.def.catchall instanceof z.ZodNever ? [] : [place];
  const fields = Object.entries(schema.shape).flatMap(([name, field]) =>
    lax(field as z.ZodType, `${place}.${name}`, seen),
  );
  return [...own, ...fields, ...inner];
}

test('ningún contrato deja pasar campos que no declara', () => {
  expect(lax(z.strictObject({ a: z.array(z.object({})).optional() }), 'x')).toEqual(['x.a']);
  expect(
    contracts.flatMap(({ address, declaration: { query, body } }) => [
      ...(query ? lax(query, `${address} ?`) : []),
      ...(body ? lax(body, address) : []),
    ]),
  ).toEqual([]);
});
