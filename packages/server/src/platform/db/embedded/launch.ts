import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import type { Account } from '#platform/db/embedded/account.ts';
import { adoptOrphan, type Running } from '#platform/db/embedded/adopt.ts';
import { noArranca } from '#platform/db/embedded/errors.ts';
import { openLifeLine } from '#platform/db/embedded/life-line.ts';
import { lastLines, logFileOf, openLog } from '#platform/db/embedded/log-file.ts';
import { removeOldSockets } from '#platform/db/embedded/sockets.ts';
import { fromChild, readyPort, type ServerProcess } from '#platform/db/embedded/server-process.ts';
import { environment } from '#platform/db/embedded/settings.ts';
import { freePort } from '#platform/free-port.ts';

export type Plan = {
  postgres: string;
  argumentsFor: (port: number) => string[];
  password: string;
  cluster: string;
  sockets: string;
  folder: string;
  account: Account;
  /** Where it listened before it fell; else any that is free. */
  port?: number;
};

const ATTEMPTS = 5;
const RECOVERY_MS = 300_000;

/** Tries again when the port was taken meanwhile, or when processes of a killed PostgreSQL have yet to begin or end. */
export async function adoptOrLaunch(plan: Plan, log: (message: string) => void): Promise<Running> {
  const expected = [plan.postgres, ...plan.argumentsFor(0)];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const running = (await adoptOrphan({ ...plan, expected }, log)) ?? (await launch(plan));
    if (running) return running;
    await pause(attempt * 100);
  }
  throw noArranca(
    'PostgreSQL',
    `Su registro está en ${logFileOf(plan.folder)}:\n${lastLines(plan.folder, 3)}`,
  );
}

async function launch(plan: Plan): Promise<Running | undefined> {
  removeOldSockets(plan.cluster);
  const server = await spawnServer(plan, plan.port ?? (await freePort()));
  // Until somebody guards it, an app that ends meanwhile leaves none behind.
  const stopOnExit = () => server.signal('SIGINT');
  process.once('exit', stopOnExit);
  const port = await readyPort(server, plan.cluster, RECOVERY_MS);
  process.off('exit', stopOnExit);
  return port ? { server, port } : undefined;
}

/** In its own session, so that Ctrl-C reaches the app alone, which closes its work first. */
async function spawnServer(
  { postgres, argumentsFor, folder, account }: Plan,
  port: number,
): Promise<ServerProcess> {
  const log = openLog(folder);
  const lifeLine = openLifeLine(folder);
  try {
    const child = spawn(postgres, argumentsFor(port), {
      ...account.ids,
      cwd: folder,
      env: environment,
      detached: true,
      stdio: ['ignore', log, log, ...(lifeLine === undefined ? [] : [lifeLine])],
    });
    await once(child, 'spawn');
    child.unref();
    return fromChild(child, child.pid ?? 0);
  } catch (error) {
    throw noArranca('PostgreSQL', String(error));
  } finally {
    closeSync(log);
    if (lifeLine !== undefined) closeSync(lifeLine);
  }
}
