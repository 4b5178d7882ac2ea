import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** `npm test` has just built it, and the built one starts in half the time. */
const MAIN = process.env.CATEDRA_PROGRAMA ?? join(import.meta.dirname, '../main.ts');

export interface AcademyProcess {
  readonly child: ChildProcess;
  /** Everything it wrote so far. */
  output(): string;
  /** Waits until it says where it listens. */
  ready(): Promise<string>;
  /** Waits for its end: the exit code, or the signal that killed it. */
  ended(): Promise<number | string>;
}

/** A folder for data that goes away with the test. */
export function temporaryDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'catedra-entera-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The whole program, as `npm start` runs it. */
export function startAcademy(env: Record<string, string>): AcademyProcess {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, NIVEL_LOG: 'warn', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  let heard = () => undefined as void;
  const listen = (chunk: Buffer) => {
    text += String(chunk);
    heard();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const exit = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await exit;
  });
  return {
    child,
    output: () => text,
    ended: () => exit,
    async ready() {
      for (;;) {
        const [, origin] = /lista en (http:\S+)/.exec(text) ?? [];
        if (origin) return origin.replace('localhost', '127.0.0.1');
        const more = new Promise<void>((resolve) => {
          heard = resolve;
        });
        const over = await Promise.race([more.then(() => false), exit.then(() => true)]);
        if (over) throw new Error(`it ended: ${text}`);
      }
    },
  };
}
