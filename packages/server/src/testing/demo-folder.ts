import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { startAcademy, temporaryDataDir } from '#testing/academy-process.ts';
import { eventually } from '#testing/eventually.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder of this run, for all its processes. */
    runFolder: string;
  }
}

/** True for one process of the run, whichever asks first. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** A first start, closed as it should be. It has its name once it is whole. */
async function prepare(making: string, prepared: string): Promise<void> {
  chmodSync(making, 0o755);
  const academy = startAcademy({ DATA_DIR: making });
  await academy.ready();
  expect(academy.output()).toContain('superadmin@alborada.example');
  academy.child.kill('SIGTERM');
  expect(await academy.ended()).toBe(0);
  renameSync(making, prepared);
}

/** A folder with the demo academy, which goes away with the test: its first start, the dear one, is done once in each run. */
export async function demoDataDir(): Promise<string> {
  const [making, prepared] = ['demo-a-medias', 'demo'].map((name) => join(inject('runFolder'), name)) as [
    string,
    string,
  ];
  if (!existsSync(prepared) && isFirst(making)) await prepare(making, prepared);
  await eventually(() => expect(existsSync(prepared)).toBe(true));
  const folder = temporaryDataDir();
  // As they are: the files of the database belong to PostgreSQL's own user when the tests run as root.
  execFileSync('cp', ['-a', `${prepared}/.`, folder]);
  return folder;
}
