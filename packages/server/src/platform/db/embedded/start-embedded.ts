import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import type { Running } from '#platform/db/embedded/adopt.ts';
import { findBinaries, usableBinaries } from '#platform/db/embedded/binaries.ts';
import { clusterOf } from '#platform/db/embedded/choose-folder.ts';
import { ensureDatabase } from '#platform/db/embedded/database.ts';
import { asEmbeddedError } from '#platform/db/embedded/errors.ts';
import { ensureCluster } from '#platform/db/embedded/initialise.ts';
import { adoptOrLaunch } from '#platform/db/embedded/launch.ts';
import { removeLifeLine } from '#platform/db/embedded/life-line.ts';
import { type Lock, lockFolder } from '#platform/db/embedded/lock.ts';
import { keepLogSmall } from '#platform/db/embedded/log-file.ts';
import { findPlace, makeFolder, type Place } from '#platform/db/embedded/prepare-folder.ts';
import { stopServer } from '#platform/db/embedded/server-process.ts';
import { serverArguments, urlOf } from '#platform/db/embedded/settings.ts';
import { socketsFolder } from '#platform/db/embedded/sockets.ts';

export type EmbeddedOptions = {
  dataDir: string;
  log: (message: string) => void;
  /** False only for databases that are thrown away. */
  fsync?: boolean;
  connections?: number;
  /** Ends a start that is under way. */
  stop?: AbortSignal;
};

export type Embedded = { url: string; folder: string; port: number; stop(): Promise<void> };

const STOP_MS = 8000;

/** Starts the PostgreSQL of a data folder, or adopts the one that a killed app left running there. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  let lock: Lock | undefined;
  try {
    mkdirSync(options.dataDir, { recursive: true });
    const place = findPlace(options.dataDir);
    makeFolder(place, options.log);
    lock = lockFolder(place.folder, place.dataDir);
    return await open(place, lock, options);
  } catch (error) {
    lock?.release();
    throw asEmbeddedError(error, options.dataDir);
  }
}

async function open(
  place: Place,
  lock: Lock,
  { log, fsync = true, connections = 100, stop: told }: EmbeddedOptions,
): Promise<Embedded> {
  const { folder, account } = place;
  const binaries = usableBinaries(findBinaries(), folder, account, log);
  const password = await ensureCluster({ folder, binaries, account, fsync, stop: told }, log);
  told?.throwIfAborted();
  const cluster = clusterOf(folder);
  const sockets = await socketsFolder(cluster);
  const options = { cluster, sockets, version: binaries.version, fsync, connections };
  const argumentsFor = (port: number) => serverArguments(options, port);
  const plan = { postgres: binaries.postgres, argumentsFor, password, cluster, sockets, folder, account };
  const running = await adoptOrLaunch(plan, log);
  try {
    await ensureDatabase(urlOf({ port: running.port, sockets }, password, 'postgres'));
  } catch (error) {
    await stopServer(running.server, STOP_MS);
    throw error;
  }
  const url = urlOf({ port: running.port, sockets }, password);
  const again = { ...plan, port: running.port };
  const stop = guard(running, { folder, lock, log, relaunch: () => adoptOrLaunch(again, log) });
  return { url, folder, port: running.port, stop };
}

const RETRY_MS = 2000;

type Guarded = {
  folder: string;
  lock: Lock;
  log: (message: string) => void;
  relaunch: () => Promise<Running>;
};

/**
 * Watches the server until it is stopped, and starts it again on its port if it falls, for as long as that takes: a full
 * disk may be emptied. An app that ends without stopping it asks for the shutdown on its way out.
 */
function guard(running: Running, { folder, lock, log, relaunch }: Guarded): () => Promise<void> {
  const logLimit = keepLogSmall(folder);
  let { server } = running;
  let raising: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;
  const stopOnExit = () => server.signal('SIGINT');
  process.once('exit', stopOnExit);

  const raise = async () => {
    log('PostgreSQL se detuvo: se vuelve a abrir. Lo guardado está a salvo.');
    while (!stopping) {
      try {
        ({ server } = await relaunch());
        watch();
        log('PostgreSQL vuelve a estar en marcha.');
        return;
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await pause(RETRY_MS, undefined, { ref: false });
      }
    }
  };
  const watch = () =>
    server.onGone(() => {
      if (!stopping) raising = raise();
    });
  watch();

  const stop = async () => {
    await raising;
    await stopServer(server, STOP_MS);
    removeLifeLine(folder);
    process.off('exit', stopOnExit);
    logLimit.stop();
    lock.release();
  };
  return () => (stopping ??= stop());
}
