import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { poll } from '#platform/db/embedded/poll.ts';
import {
  isOfThisNamespace,
  type PostmasterFile,
  parseCommandLine,
  parsePostmasterFile,
  servesCluster,
} from '#platform/db/embedded/postmaster-file.ts';

/** A PostgreSQL that runs: our child, or one that outlived the app that started it. */
export type ServerProcess = {
  pid: number;
  isAlive(): boolean;
  signal(name: NodeJS.Signals): void;
  onGone(callback: () => void): void;
};

const WATCH_MS = 1000;

export function fromChild(child: ChildProcess, pid: number): ServerProcess {
  return {
    pid,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    signal: (name) => child.kill(name),
    onGone: (callback) => child.once('exit', callback),
  };
}

/** Whether it is this cluster's PostgreSQL; the number of one inside a container means another process out here. */
export const servesHere = (pid: number, cluster: string): boolean =>
  servesCluster(commandLineOf(pid), cluster) && isOfThisNamespace(readOrEmpty(`/proc/${pid}/status`));

/** Not our child: its pid could pass to another program, so it is looked at before every signal. */
export function fromOrphan(pid: number, cluster: string): ServerProcess {
  const isAlive = () => servesHere(pid, cluster);
  return {
    pid,
    isAlive,
    signal: (name) => {
      if (isAlive()) process.kill(pid, name);
    },
    onGone: (callback) => {
      const timer = setInterval(() => {
        if (isAlive()) return;
        clearInterval(timer);
        callback();
      }, WATCH_MS).unref();
    },
  };
}

/** Asks for a fast shutdown; one that takes too long is cut short, which costs a recovery and loses nothing. */
export async function stopServer(server: ServerProcess, patienceMs: number): Promise<void> {
  const steps = [
    { signal: 'SIGINT', waitMs: patienceMs },
    { signal: 'SIGQUIT', waitMs: 3000 },
    { signal: 'SIGKILL', waitMs: 1000 },
  ] as const;
  for (const { signal, waitMs } of steps) {
    server.signal(signal);
    if (await poll(() => (server.isAlive() ? undefined : true), waitMs)) return;
  }
}

/** The port once PostgreSQL says it is ready; nothing if it ends before. */
export async function readyPort(
  server: ServerProcess,
  cluster: string,
  limitMs: number,
): Promise<number | undefined> {
  const port = await poll(() => {
    if (!server.isAlive()) return 0;
    const file = readPostmasterFile(cluster);
    return file?.pid === server.pid && file.status === 'ready' ? file.port : undefined;
  }, limitMs);
  return port || undefined;
}

export const pidFileOf = (cluster: string) => join(cluster, 'postmaster.pid');

export const readPostmasterFile = (cluster: string): PostmasterFile | undefined =>
  parsePostmasterFile(readOrEmpty(pidFileOf(cluster)));

export const commandLineOf = (pid: number): string[] => parseCommandLine(readOrEmpty(`/proc/${pid}/cmdline`));

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
