import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Depot } from '#platform/vault/depot.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Of a copy that was cut short: it never had its name. */
const UNFINISHED = '.a-medias-';

async function toDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function folderDepot(folder: string): Depot {
  const root = resolve(folder);
  const pathOf = (name: string) => join(root, name);
  return {
    place: root,
    async put(name, _bytes, source) {
      const path = pathOf(name);
      const unfinished = join(dirname(path), `${UNFINISHED}${randomUUID()}`);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await pipeline(await source(), createWriteStream(unfinished, { mode: 0o600 }));
        await toDisk(unfinished);
        await rename(unfinished, path);
        await toDisk(dirname(path));
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    async read(name) {
      try {
        const handle = await open(pathOf(name), 'r');
        return handle.createReadStream();
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async list(prefix) {
      const found = new Map<string, number>();
      const from = pathOf(prefix.endsWith('/') ? prefix : dirname(prefix));
      const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          if (isMissing(error)) return [];
          throw error;
        },
      );
      for (const entry of entries.filter((one) => one.isFile())) {
        const path = join(entry.parentPath, entry.name);
        const name = relative(root, path);
        if (name.startsWith(prefix)) found.set(name, (await stat(path)).size);
      }
      return found;
    },
    async remove(names) {
      for (const name of names) await rm(pathOf(name), { force: true });
      // A folder goes with its last thing; one that still has any stays.
      for (const one of new Set(names.map((name) => dirname(pathOf(name)))))
        if (one !== root) await rmdir(one).catch(() => undefined);
    },
  };
}
