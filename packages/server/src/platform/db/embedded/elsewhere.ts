import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { closeByItself } from '#platform/db/embedded/database.ts';
import { baseEnOtraParte } from '#platform/db/embedded/errors.ts';
import { holdsLifeLine } from '#platform/db/embedded/life-line.ts';
import { readPostmasterFile } from '#platform/db/embedded/server-process.ts';
import { urlOf } from '#platform/db/embedded/settings.ts';
import { answers, socketPorts } from '#platform/db/embedded/sockets.ts';

/**
 * For one that is out of reach, or that has yet to listen. What a killed PostgreSQL was doing holds its line until it is
 * done, and a statement may last fifteen seconds.
 */
const SILENT_MS = 25_000;
/** For one that answers, until it has written down what it holds. */
const CLOSING_MS = MINUTO;

export type Folder = { folder: string; cluster: string; password: string };

/**
 * Comes back when no PostgreSQL lives on this folder. One that an app left in another container is invisible from here and
 * deaf to signals, but its sockets lie in the folder: it is asked to close, and until it has, nothing is touched.
 */
export async function closeElsewhere(place: Folder, log: (message: string) => void): Promise<void> {
  const started = performance.now();
  let answered = false;
  while (await lives(place)) {
    if (await askToClose(place)) {
      if (!answered) log('PostgreSQL seguía en marcha en otro contenedor: se cierra allí y se abre aquí.');
      answered = true;
    }
    if (performance.now() - started > (answered ? CLOSING_MS : SILENT_MS))
      throw baseEnOtraParte(place.folder);
    await pause(100);
  }
}

/** Its sockets tell of one that was started without the line, by an earlier version. */
async function lives({ folder, cluster }: Folder): Promise<boolean> {
  if (holdsLifeLine(folder)) return true;
  return await through(cluster, async (here) => {
    for (const port of socketPorts(cluster)) if (await answers(here, port)) return true;
    return false;
  });
}

async function askToClose({ cluster, password }: Folder): Promise<boolean> {
  return await through(cluster, async (here) => {
    const file = readPostmasterFile(cluster);
    const ways = socketPorts(cluster).map((port) => ({ port, sockets: here }));
    if (file && !file.sockets) ways.push({ port: file.port, sockets: '' });
    for (const way of ways) if (await closeByItself(urlOf(way, password, 'postgres'))) return true;
    return false;
  });
}

/** By its descriptor a folder has a short name, so that sockets are within reach however long its path is on this side. */
async function through<T>(cluster: string, work: (here: string) => Promise<T>): Promise<T> {
  const descriptor = openSync(cluster, 'r');
  try {
    return await work(`/proc/self/fd/${descriptor}`);
  } finally {
    closeSync(descriptor);
  }
}
