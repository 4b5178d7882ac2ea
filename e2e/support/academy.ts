import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../packages/server/dist/main.js');

export interface Academy {
  readonly origin: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Until it says where it listens, or ends before. */
const untilReady = (child: ChildProcess, said: () => string): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', () => said().includes('está lista en') && resolve());
    child.once('exit', () => reject(new Error(`La academia no arrancó:\n${said()}`)));
  });

/** The whole program, as `npm start` runs it, on a folder that goes away with it. */
export async function startAcademy(port: number, env: Record<string, string> = {}): Promise<Academy> {
  const dataDir = mkdtempSync(join(tmpdir(), 'catedra-recorridos-'));
  chmodSync(dataDir, 0o755);
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, NIVEL_LOG: 'warn', PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const keep = (chunk: Buffer) => {
    text += String(chunk);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const origin = `http://localhost:${port}`;
  await untilReady(child, () => text);
  return {
    origin,
    dataDir,
    async stop() {
      if (!isOver(child)) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
