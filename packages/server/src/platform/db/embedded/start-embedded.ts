import { mkdirSync } from 'node:fs';

import type { Running } from '#platform/db/embedded/adopt.ts';
import { findBinaries, usableBinaries } from '#platform/db/embedded/binaries.ts';
import { clusterOf } from '#platform/db/embedded/choose-folder.ts';
import { ensureDatabase } from '#platform/db/embedded/database.ts';
import { asEmbeddedError } from '#platform/db/embedded/errors.ts';
import { ensureCluster } from '#platform/db/embedded/initialise.ts';
import { adoptOrLaunch } from '#platform/db/embedded/launch.ts';
import { type Lock, lockFolder } from '#platform/db/embedded/lock.ts';
import { keepLogSmall } from '#platform/db/embedded/log-file.ts';
import { findPlace, makeFolder, type Place } from '#platform/db/embedded/prepare-folder.ts';
import { stopServer } from '#platform/db/embedded/server-process.ts';
import { serverArguments, urlOf } from '#platform/db/embedded/settings.ts';

export type EmbeddedOptions = {
  dataDir: string;
  log: (message: string) => void;
  /** False only for databases that are thrown away. */
  fsync?: boolean;
  connections?: number;
  /** PostgreSQL ended although nobody stopped it. */
  onExit?: () => void;
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
  { log, onExit, fsync = true, connections = 100 }: EmbeddedOptions,
): Promise<Embedded> {
  const { folder, account } = place;
  const binaries = usableBinaries(findBinaries(), folder, account, log);
  const password = await ensureCluster({ folder, binaries, account, fsync }, log);
  const cluster = clusterOf(folder);
  const options = { cluster, version: binaries.version, fsync, connections };
  const argumentsFor = (port: number) => serverArguments(options, port);
  const plan = { postgres: binaries.postgres, argumentsFor, password, cluster, folder, account };
  const running = await adoptOrLaunch(plan, log);
  try {
    await ensureDatabase(urlOf(running.port, password, 'postgres'));
  } catch (error) {
    await stopServer(running.server, STOP_MS);
    throw error;
  }
  const url = urlOf(running.port, password);
  return { url, folder, port: running.port, stop: guard(running, folder, lock, onExit) };
}

/** Watches the server until it is stopped; an app that ends without stopping it asks for the shutdown on its way out. */
function guard({ server }: Running, folder: string, lock: Lock, onExit?: () => void): () => Promise<void> {
  const logLimit = keepLogSmall(folder);
  const stopOnExit = () => server.signal('SIGINT');
  let stopping: Promise<void> | undefined;
  process.once('exit', stopOnExit);
  server.onGone(() => {
    if (!stopping) onExit?.();
  });

  const stop = async () => {
    await stopServer(server, STOP_MS);
    process.off('exit', stopOnExit);
    logLimit.stop();
    lock.release();
  };
  return () => (stopping ??= stop());
}
