import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Storage } from '#platform/storage/store.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const isElsewhere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EXDEV';

async function toDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files by their key, in 256 folders by its first letters. */
export function folderStorage(dataDir: string): Storage {
  const root = resolve(dataDir, 'archivos');
  const pathOf = (key: string) => {
    if (!/^[\w.-]+$/.test(key) || key.startsWith('.')) throw new Error(`not a key: ${key}`);
    return join(root, key.slice(0, 2), key);
  };

  /** The name appears only when everything under it is on the disk. */
  const settle = async (ready: string, path: string) => {
    await toDisk(ready);
    await rename(ready, path);
    await toDisk(dirname(path));
  };
  const copyIn = async (from: string, path: string) => {
    const copy = `${path}.${randomUUID()}`;
    try {
      await copyFile(from, copy, constants.COPYFILE_FICLONE);
      await settle(copy, path);
    } finally {
      await rm(copy, { force: true });
    }
  };

  return {
    async put(key, localFile) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await settle(localFile, path);
      } catch (error) {
        if (!isElsewhere(error)) throw error;
        await copyIn(localFile, path);
      }
    },
    async read(key, range) {
      const handle = await open(pathOf(key), 'r');
      return createReadStream('', { fd: handle, ...range });
    },
    async size(key) {
      try {
        return (await stat(pathOf(key))).size;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(...keys) {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
    signed: async () => null,
    origin: null,
  };
}
