import { setTimeout as pause } from 'node:timers/promises';
import { explainAndExit, PATIENCE_MS } from '../console.ts';
import { openPlatform, type OpenPlatform } from '../open-platform.ts';
import { serveAcademy } from '../serve-academy.ts';
import { leaveQuietly } from './leave.ts';
import type { News, Order } from './words.ts';
import { baseForm } from '#base/base.ts';
import { type Config, ConfigError, graceMsOf } from '#platform/config.ts';
import { createServer } from '#platform/http/server.ts';
import { keepStarting } from '#platform/jobs/keep-starting.ts';

/** Whoever downloads a long recording ends it; nobody else waits for that. */
const LAST_ANSWERS_MS = 600_000;

const tell = (news: News) => void process.send?.(news);

const refuseOtherForm = (form: string) => {
  if (form !== baseForm())
    throw new ConfigError(
      'El programa que hay en el disco es de otra versión que el que está en marcha: para Cátedra y vuelve a arrancarla.',
    );
};

/** One of several processes that serve the academy at one port: its leader opened the database and says when it ends. */
export async function serveInCrew(config: Config): Promise<void> {
  const app = await createServer(config);
  const stop = new AbortController();
  const opens = Promise.withResolvers<Extract<Order, { orden: 'abre' }>>();
  let opened: OpenPlatform | undefined;

  const end = async (patienceMs: number, farewell: () => Promise<unknown>) => {
    setTimeout(() => process.exit(1), patienceMs).unref();
    await farewell();
    stop.abort();
    await app.close();
    await opened?.close();
    process.exit(0);
  };
  let ending: 'deja' | 'para' | null = null;
  const close = (how: 'deja' | 'para', graceMs: number) => {
    if (ending === 'para' || ending === how) return;
    ending = how;
    const done =
      how === 'deja'
        ? end(LAST_ANSWERS_MS + PATIENCE_MS, () => leaveQuietly(app, LAST_ANSWERS_MS))
        : end(graceMs + PATIENCE_MS, () => pause(app.server.listening ? graceMs : 0));
    done.catch(explainAndExit);
  };
  process.on('message', (order: Order) => {
    if (order.orden === 'abre') opens.resolve(order);
    else close(order.orden, order.orden === 'para' ? order.graciaMs : 0);
  });
  // Keys of a terminal and its end reach every process: the leader hears them for all.
  process.on('SIGINT', () => undefined).on('SIGHUP', () => undefined);
  process.on('SIGTERM', () => close('para', graceMsOf(config)));

  tell({ noticia: 'nace' });
  const { base, forma } = await opens.promise;
  try {
    refuseOtherForm(forma);
    opened = openPlatform(config, base, app.log);
    const puerto = await serveAcademy(app, opened.platform, () => ending === 'para');
    tell({ noticia: 'escucha', puerto });
    await keepStarting(opened.platform.jobs, stop.signal, (err) =>
      app.log.warn({ err }, 'trabajos en pausa: falta PostgreSQL'),
    );
    tell({ noticia: 'lista' });
  } catch (error) {
    if (!ending) throw error;
  }
}
