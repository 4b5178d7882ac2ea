import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { drainOnClose } from '#platform/http/drain.ts';

test('quien se va sin esperar su respuesta no retrasa el cierre', async () => {
  const app = Fastify();
  // So patient that closing would outlast the test if it waited for them.
  drainOnClose(app, 600_000);
  const asked = new Promise<void>((resolve) => {
    app.get('/lenta', (_request, reply) => {
      reply.hijack();
      resolve();
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /lenta HTTP/1.1\r\nhost: x\r\n\r\n');
  await asked;
  socket.destroy();

  await app.close();
  expect(app.server.listening).toBe(false);
});

test('tampoco quien se va mientras aún se mira quién es', async () => {
  const app = Fastify();
  let gone = () => undefined as void;
  const left = new Promise<void>((resolve) => {
    gone = resolve;
  });
  const seen = new Promise<void>((resolve) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.raw.once('close', gone);
      resolve();
      await left;
    });
  });
  drainOnClose(app, 600_000);
  app.get('/lenta', () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /lenta HTTP/1.1\r\nhost: x\r\n\r\n');
  await seen;
  socket.destroy();
  await left;

  await app.close();
  expect(app.server.listening).toBe(false);
});
