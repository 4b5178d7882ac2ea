import type { FastifyBaseLogger } from 'fastify';
import { prepareAcademy } from '../academy.ts';
import { onStopSignal, say } from '../console.ts';
import { type Base, openBase, type OpenBase } from '../open-base.ts';
import { openPlatform } from '../open-platform.ts';
import { gatherCrew } from './crew.ts';
import { baseForm } from '#base/base.ts';
import { type Config, graceMsOf } from '#platform/config.ts';
import { configWarnings } from '#platform/config-warnings.ts';
import { createServer } from '#platform/http/server.ts';
import { connectionWarnings } from '#platform/db/room-for-connections.ts';
import { preflight } from '#platform/preflight.ts';

/** What is done once, with connections that are given back before anybody else opens theirs; gives what to tell. */
async function prepare(
  config: Config,
  base: Base,
  log: FastifyBaseLogger,
  processes: number,
): Promise<string[]> {
  const { platform, close } = openPlatform(config, base, log);
  try {
    const notice = await prepareAcademy(platform);
    return [...(await connectionWarnings(platform.db, config, processes)), ...notice];
  } finally {
    await close();
  }
}

/**
 * The academy served by several processes at one port. This one serves nobody: it opens the database and brings it to
 * today's form, once for all, and keeps as many processes at work as there should be.
 */
export async function lead(config: Config, processes: number): Promise<void> {
  await preflight(config);
  const { log } = await createServer(config);
  const stop = new AbortController();
  let opening: Promise<OpenBase> | undefined;
  let crew: ReturnType<typeof gatherCrew> | undefined;
  let isServing = false;
  const close = async (graceMs: number) => {
    const base = await opening?.catch(() => null);
    await crew?.stop(graceMs);
    await base?.close();
  };
  const isStopping = onStopSignal({
    leads: true,
    graceMs: () => (isServing ? graceMsOf(config) : 0),
    close: async (grace) => {
      stop.abort();
      await close(grace);
    },
  });
  // The end of its terminal is an order to stop, as ever; without one it is how it is asked to renew itself.
  process.on('SIGHUP', () => {
    if (process.stdout.isTTY) process.kill(process.pid, 'SIGTERM');
    else if (isServing && !isStopping()) void crew?.renew();
  });
  try {
    opening = openBase(config, log, stop.signal, processes);
    const base = await opening;
    const notice = await prepare(config, base, log, processes);
    stop.signal.throwIfAborted();
    crew = gatherCrew({
      size: processes,
      welcome: { orden: 'abre', base: { url: base.url, folder: base.folder }, forma: baseForm() },
      note: (sentence) => log.warn(sentence),
    });
    const port = await crew.start();
    isServing = true;
    say(port, config, [`${processes} procesos atienden.`, ...configWarnings(config), ...notice]);
  } catch (error) {
    if (!isStopping()) {
      await close(0);
      // Why one of the first could not begin is what it said itself.
      if (crew) process.exit(1);
      throw error;
    }
  }
}
