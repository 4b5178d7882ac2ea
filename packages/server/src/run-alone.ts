import { prepareAcademy } from './academy.ts';
import { onStopSignal, say } from './console.ts';
import { openBase, type OpenBase } from './open-base.ts';
import { openPlatform, type OpenPlatform } from './open-platform.ts';
import { serveAcademy } from './serve-academy.ts';
import { type Config, graceMsOf } from '#platform/config.ts';
import { configWarnings } from '#platform/config-warnings.ts';
import { createServer } from '#platform/http/server.ts';
import { keepStarting } from '#platform/jobs/keep-starting.ts';
import { connectionWarnings } from '#platform/db/room-for-connections.ts';
import { preflight } from '#platform/preflight.ts';

/** The academy in this one process, its database with it. */
export async function runAlone(config: Config): Promise<void> {
  await preflight(config);
  const app = await createServer(config);
  const stop = new AbortController();
  let opening: Promise<OpenBase> | undefined;
  let opened: OpenPlatform | undefined;
  const close = async () => {
    const base = await opening?.catch(() => null);
    await opened?.close();
    await base?.close();
  };
  // Before anything is opened: part of that is done in one go, and a signal that nobody awaits would end the program in it.
  const isStopping = onStopSignal({
    graceMs: () => (app.server.listening ? graceMsOf(config) : 0),
    close: async () => {
      stop.abort();
      await app.close();
      await close();
    },
  });
  try {
    opening = openBase(config, app.log, stop.signal);
    opened = openPlatform(config, await opening, app.log);
    const { platform } = opened;
    const notice = await prepareAcademy(platform);
    const scarce = await connectionWarnings(platform.db, config, 1);
    const port = await serveAcademy(app, platform, isStopping);
    say(port, config, [...configWarnings(config), ...scarce, ...notice]);
    await keepStarting(platform.jobs, stop.signal, (err) =>
      app.log.warn({ err }, 'trabajos en pausa: falta PostgreSQL'),
    );
  } catch (error) {
    // What was being prepared when it was told to stop can't go on: the stop closes everything and ends.
    if (!isStopping()) {
      await close();
      throw error;
    }
  }
}
