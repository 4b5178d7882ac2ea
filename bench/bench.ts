import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../packages/server/src/platform/db/embedded/start-embedded.ts';
import { type Database, openDatabase } from '../packages/server/src/platform/db/pool.ts';

export const root = join(import.meta.dirname, '..');

/** One PostgreSQL with fsync on, the bare references and the academy on it, each in a process of its own. */
export interface Bench {
  readonly databaseUrl: string;
  /** The first use starts the academy; a measure that needs none does not wait for it. */
  academy(): Promise<{ url: string; db: Database; process: ChildProcess }>;
  reference(): Promise<string>;
  close(): Promise<void>;
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

export async function untilAnswers(url: string, patienceMs = 60_000): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`${url} no responde`);
}

export function startAcademy(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['packages/server/dist/main.js'], {
    cwd: root,
    env: { ...process.env, NIVEL_LOG: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return child;
}

export async function stopProcess(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'catedra-medida-'));
  chmodSync(folder, 0o755);
  return folder;
};

export async function openBench(): Promise<Bench> {
  const dataDir = temporaryFolder();
  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  const children: ChildProcess[] = [];
  let academy: ReturnType<Bench['academy']> | undefined;
  let reference: Promise<string> | undefined;
  let db: Database | undefined;

  const openAcademy = async () => {
    const port = String(await freePort());
    const child = startAcademy({ PORT: port, DATABASE_URL: embedded.url, DATA_DIR: dataDir });
    children.push(child);
    await untilAnswers(`http://127.0.0.1:${port}/salud/lista`);
    db = openDatabase(embedded.url, 5);
    return { url: `http://127.0.0.1:${port}`, db, process: child };
  };
  const openReference = async () => {
    const port = String(await freePort());
    const child = fork(join(import.meta.dirname, 'reference.ts'), {
      env: { ...process.env, PORT: port, DATABASE_URL: embedded.url },
    });
    children.push(child);
    await once(child, 'message');
    return `http://127.0.0.1:${port}`;
  };

  return {
    databaseUrl: embedded.url,
    academy: () => (academy ??= openAcademy()),
    reference: () => (reference ??= openReference()),
    async close() {
      await db?.$client.end();
      for (const child of children) await stopProcess(child);
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
