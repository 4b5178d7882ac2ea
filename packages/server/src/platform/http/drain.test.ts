import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { drainOnClose } from '#platform/http/drain.ts';

test('quien se va sin esperar su respuesta no retrasa el cierre', async () => {
  const app = Fastify();
  drainOnClose(app);
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

  const patience = new Promise((resolve) => {
    setTimeout(resolve, 4000, 'sigue esperando').unref();
  });
  expect(await Promise.race([app.close().then(() => 'cerrada'), patience])).toBe('cerrada');
});
