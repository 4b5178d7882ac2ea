import { once } from 'node:events';
import { type ClientRequest, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handleErrors } from '#platform/http/errors.ts';
import { limitSlowBodies } from '#platform/http/slow-body.ts';

const MEDIO_MINUTO = 30_000;
const MUCHO = 'x'.repeat(256 * 1024);

/** How much of the body the server has read, told as it reads. */
const told = new EventTarget();
let read = 0;
async function reading({ body }: FastifyRequest): Promise<number> {
  read = 0;
  for await (const piece of body as Readable) {
    read += (piece as Buffer).length;
    told.dispatchEvent(new Event('read'));
  }
  return read;
}

const app = Fastify();
handleErrors(app);
limitSlowBodies(app);
app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
app.addHook('onRequest', async (request) => {
  if (request.headers.authorization === 'no') throw Object.assign(new Error('no'), { statusCode: 401 });
});
const handler = (request: FastifyRequest) => reading(request).then((bytes) => ({ bytes }));
app.post('/corto', handler);
app.post('/largo', { config: { cuerpo: 'largo' } }, handler);
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const begin = (path: string, headers: Record<string, string> = {}) => {
  const { port } = app.server.address() as AddressInfo;
  const sending = ask({
    port,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });
  const answered = once(sending, 'response').then(async ([response]) => {
    let text = '';
    for await (const piece of response) text += String(piece);
    return { status: response.statusCode as number, text };
  });
  return { sending, answered };
};

/** Ends when the server has read it all. */
async function deliver(sending: ClientRequest, text: string, total = text.length): Promise<void> {
  sending.write(text);
  do await once(told, 'read');
  while (read < total);
}

test('lo corriente llega en medio minuto o se corta, diciendo por qué', async () => {
  const { sending, answered } = begin('/corto');
  await deliver(sending, MUCHO);
  vi.advanceTimersByTime(MEDIO_MINUTO);

  const { status, text } = await answered;
  expect([status, JSON.parse(text).error.code]).toEqual([408, 'CONEXION_LENTA']);
});

test('un archivo tarda lo que haga falta mientras siga llegando', async () => {
  const { sending, answered } = begin('/largo');
  for (let i = 1; i <= 10; i++) {
    await deliver(sending, MUCHO, i * MUCHO.length);
    vi.advanceTimersByTime(MEDIO_MINUTO);
  }
  sending.end();

  expect(await answered).toEqual({ status: 200, text: JSON.stringify({ bytes: 10 * MUCHO.length }) });
});

test('y se corta cuando deja de llegar o llega gota a gota', async () => {
  const { sending, answered } = begin('/largo');
  await deliver(sending, MUCHO);
  vi.advanceTimersByTime(MEDIO_MINUTO);
  await deliver(sending, 'una gota', MUCHO.length + 8);
  vi.advanceTimersByTime(MEDIO_MINUTO);

  expect((await answered).status).toBe(408);
});

test('a quien no pasa de la puerta no se le espera más por pedir un archivo', async () => {
  const { sending, answered } = begin('/largo', { authorization: 'no' });
  sending.write(MUCHO);
  expect((await answered).status).toBe(401);
  const closed = once(sending, 'close');
  sending.write(MUCHO);
  vi.advanceTimersByTime(MEDIO_MINUTO);

  await closed;
});
