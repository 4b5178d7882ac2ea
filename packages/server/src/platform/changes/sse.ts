import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Feed, FeedState } from '#platform/changes/feed.ts';
import { parsePosition, positionText } from '#platform/changes/log.ts';
import { openStream } from '#platform/changes/stream.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An answer without an end, whose time says nothing. */
    medida?: 'no';
  }
  interface FastifyInstance {
    /** Where the feed stands, as text that `desde` takes. */
    feedPosition(): Promise<string>;
    /** How the feed of this process does. */
    feedState(): FeedState;
    /** Lets every open screen go, and those that still come: they find another process. */
    endStreams(): Promise<void>;
  }
}

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-cache, no-transform',
  'x-accel-buffering': 'no',
  // The socket ends with the stream, so that closing the server waits for nobody.
  connection: 'close',
};

const querystring = z.strictObject({ desde: z.string().max(60).optional() });

/** The feed over server-sent events: resumes from Last-Event-ID, or from the place that reading the session gave. */
export function feedRoute(app: FastifyInstance, feed: Feed): void {
  app.decorate('feedPosition', async () => positionText(await feed.here()));
  app.decorate('feedState', feed.state);
  app.decorate('endStreams', feed.close);
  app.get('/api/cambios', {
    config: { medida: 'no' },
    schema: { tags: ['cambios'], summary: 'Avisa de lo que cambia (text/event-stream)', querystring },
    handler: async (request, reply) => {
      const { desde } = request.query as z.output<typeof querystring>;
      const given = request.headers['last-event-id'] ?? desde;
      const from = given === undefined ? null : (parsePosition(String(given)) ?? 'unknown');
      reply.hijack();
      reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS });
      reply.raw.write('retry: 2000\n\n');
      request.raw.socket.setTimeout(0);
      request.raw.socket.setNoDelay(true);
      feed.join(openStream(request.session, reply.raw), from);
    },
  });
}
