import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Database, openDatabase } from '../packages/server/src/platform/db/pool.ts';
import { freePort } from '../packages/server/src/platform/free-port.ts';

const root = join(import.meta.dirname, '..');

export interface Academy {
  readonly url: string;
  readonly db: Database;
  readonly process: ChildProcess;
}

/** One of its own, which can be stopped and started at the same address. */
export interface OwnAcademy extends Academy {
  restart(): Promise<void>;
}

/** One PostgreSQL, the bare references and the academy on it, each in a process of its own. */
export interface Bench {
  /** To see that measures work, and not what they measure. */
  readonly small: boolean;
  /** Their median counts. */
  readonly rounds: number;
  /** How much of something: of people, of rows, of seconds. */
  amount(whole: number, small: number): number;
  readonly databaseUrl: string;
  /** The first use starts the academy; a measure that needs none does not wait for it. */
  academy(): Promise<Academy>;
  /** For what the others would spoil: an academy without anybody, gone afterwards. In small the one of all does. */
  apart<T>(task: (academy: Academy) => Promise<T>): Promise<T>;
  /** An academy whose database is filled before it starts, gone afterwards. */
  filled<T>(
    fill: (databaseUrl: string) => Promise<void>,
    task: (academy: OwnAcademy) => Promise<T>,
    /** Settings of its own. */
    more?: Record<string, string>,
  ): Promise<T>;
  reference(): Promise<string>;
  close(): Promise<void>;
}

export interface BenchOptions {
  readonly small: boolean;
  /** An empty database with today's tables. */
  newDatabase(): Promise<string>;
  /** Once nobody uses them any more. */
  end?(): Promise<void>;
}

const ROUNDS = 5;

const PATIENCE_MS = 120_000;

/** What `npm start` gives to Node. */
const startArguments = (): string[] => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').slice('exec node'.split(' ').length);
};

/** The built academy as `npm start` runs it, once it answers. */
export async function startAcademy(
  env: Record<string, string>,
  at?: number,
): Promise<{ url: string; port: number; process: ChildProcess }> {
  const child = spawn(process.execPath, startArguments(), {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', NIVEL_LOG: 'warn', PORT: String(at ?? 0), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const deadline = performance.now() + PATIENCE_MS;
  // It says itself where it listens: at a port that was free a moment ago somebody else's may answer.
  const port = Number(at ?? (await saidPort(child)));
  const url = `http://127.0.0.1:${port}`;
  child.stdout.resume();
  while (child.exitCode === null && child.signalCode === null && performance.now() < deadline) {
    const answer = await fetch(`${url}/salud/lista`).catch(() => null);
    if (answer?.ok) return { url, port, process: child };
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await stopProcess(child);
  throw new Error('la academia no arrancó');
}

/** Where it listens, once it says so; nothing if it ends before. */
async function saidPort({ stdout }: { readonly stdout: Readable }): Promise<string | undefined> {
  let text = '';
  for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    const [, port] = /lista en http:\/\/localhost:(\d+)/.exec(text) ?? [];
    if (port) return port;
  }
  return undefined;
}

const STUBBORN_MS = 20_000;

export async function stopProcess(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const stubborn = setTimeout(() => child.kill('SIGKILL'), STUBBORN_MS);
  await ended;
  clearTimeout(stubborn);
}

export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'catedra-medida-'));
  chmodSync(folder, 0o755);
  return folder;
};

async function openAcademy(
  databaseUrl: string,
  more: Record<string, string> = {},
): Promise<OwnAcademy & { close(): Promise<void> }> {
  const dataDir = temporaryFolder();
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...more };
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  let running = await startAcademy(env).catch((error: unknown) => {
    removeData();
    throw error;
  });
  const { url, port } = running;
  const db = openDatabase(databaseUrl, { max: 5 });
  return {
    url,
    db,
    get process() {
      return running.process;
    },
    async restart() {
      await stopProcess(running.process);
      running = await startAcademy(env, port);
    },
    async close() {
      await stopProcess(running.process);
      await db.$client.end();
      removeData();
    },
  };
}

async function openReference(databaseUrl: string): Promise<{ url: string; process: ChildProcess }> {
  const port = String(await freePort());
  const child = fork(join(import.meta.dirname, 'reference.ts'), {
    env: { ...process.env, PORT: port, DATABASE_URL: databaseUrl },
    execArgv: [],
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('la referencia no arrancó'))),
  ]);
  return { url: `http://127.0.0.1:${port}`, process: child };
}

export async function openBench({ small, newDatabase, end }: BenchOptions): Promise<Bench> {
  const databaseUrl = await newDatabase();
  let academy: ReturnType<typeof openAcademy> | undefined;
  let reference: ReturnType<typeof openReference> | undefined;
  const shared = () => (academy ??= openAcademy(databaseUrl));

  const filled: Bench['filled'] = async (fill, task, more) => {
    const url = await newDatabase();
    await fill(url);
    const own = await openAcademy(url, more);
    try {
      return await task(own);
    } finally {
      await own.close();
    }
  };
  return {
    small,
    rounds: small ? 1 : ROUNDS,
    amount: (whole, little) => (small ? little : whole),
    databaseUrl,
    academy: shared,
    apart: async (task) => (small ? task(await shared()) : filled(async () => undefined, task)),
    filled,
    reference: async () => (await (reference ??= openReference(databaseUrl))).url,
    async close() {
      await stopProcess((await reference?.catch(() => undefined))?.process);
      await (await academy?.catch(() => undefined))?.close();
      await end?.();
    },
  };
}
