import { prepareAcademy } from './academy.ts';
import { buildApp } from './app.ts';
import { explainAndExit, noteAndGoOn, onStopSignal, say } from './console.ts';
import { openPlatform } from './open-platform.ts';
import { graceMsOf, loadConfig } from '#platform/config.ts';
import { configWarnings } from '#platform/config-warnings.ts';
import { createServer } from '#platform/http/server.ts';
import { keepStarting } from '#platform/jobs/keep-starting.ts';
import { webRoot } from '#platform/places.ts';
import { listenProblem, preflight } from '#platform/preflight.ts';

/** After a restart everybody comes back in the same second: one that finds no place in the queue waits another second. */
const BACKLOG = 4096;

// Node would write the failure whole, with the values it was given.
process.on('uncaughtException', explainAndExit);
process.on('unhandledRejection', noteAndGoOn);

try {
  const config = loadConfig();
  await preflight(config);
  const app = await createServer(config);
  const stop = new AbortController();
  let opening: ReturnType<typeof openPlatform> | undefined;
  const close = async () => (await opening?.catch(() => null))?.close();
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
    opening = openPlatform(config, app.log, stop.signal);
    const { platform } = await opening;
    const notice = await prepareAcademy(platform);
    await buildApp(app, platform, { webRoot, ready: () => platform.jobs.running && !isStopping() });
    await app.listen({ port: config.PORT, host: config.HOST, backlog: BACKLOG }).catch((error: unknown) => {
      throw listenProblem(error, config) ?? error;
    });
    say(app, config, [...configWarnings(config), ...notice]);
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
} catch (error) {
  explainAndExit(error);
}
