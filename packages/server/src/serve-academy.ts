import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { seAnota } from '#features/tecnico/procesos/anotarse.ts';
import { webRoot } from '#platform/places.ts';
import type { Platform } from '#platform/platform.ts';
import { listenProblem } from '#platform/preflight.ts';

/** After a restart everybody comes back in the same second: one that finds no place in the queue waits another second. */
const BACKLOG = 4096;

/** The whole academy on a server that begins to listen; gives its port. */
export async function serveAcademy(
  app: FastifyInstance,
  platform: Platform,
  isStopping: () => boolean,
): Promise<number> {
  const { config, jobs } = platform;
  await buildApp(app, platform, { webRoot, ready: () => jobs.running && !isStopping() });
  const farewells: (() => Promise<void>)[] = [];
  app.addHook('onClose', async () => {
    for (const leave of farewells) await leave();
  });
  await app.listen({ port: config.PORT, host: config.HOST, backlog: BACKLOG }).catch((error: unknown) => {
    throw listenProblem(error, config) ?? error;
  });
  farewells.push(seAnota(app, platform));
  return (app.server.address() as AddressInfo).port;
}
