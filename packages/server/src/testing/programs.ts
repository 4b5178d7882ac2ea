import { execFileSync, spawnSync } from 'node:child_process';

/** Whether this machine has a program that a test would ask. */
export const hasProgram = (name: string): boolean => spawnSync('which', [name]).status === 0;

/** What a program answers on its output; it fails as the program does. */
export const ask = (name: string, args: readonly string[], input?: Uint8Array): string =>
  execFileSync(name, args, { input: input ?? '', encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] });
