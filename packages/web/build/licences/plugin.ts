import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { z } from 'zod';
import { licencesDocument } from './document.ts';
import { noticesOf } from './notices.ts';
import { installedFor, packageFolderOf, packageIn } from './packages.ts';

const WEB = join(import.meta.dirname, '../..');
const ROOT = join(WEB, '../..');
const SERVER = join(ROOT, 'packages/server');
const BORROWED = join(SERVER, 'dist/borrowed-folders.json');

/** Writes the notices of all that ships: what the bundles took in, and what the server finds beside it when it runs. */
export function licences(): Plugin {
  return {
    name: 'catedra:licences',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const source = documentOf([...foldersIn(bundle), ...foldersOfServer()]);
        this.emitFile({ type: 'asset', fileName: 'LICENCIAS.txt', source });
      },
    },
  };
}

/** Styles and fonts are assets: they say which file they were. */
const foldersIn = (bundle: Rolldown.OutputBundle): string[] =>
  Object.values(bundle)
    .flatMap((part) => (part.type === 'chunk' ? part.moduleIds : part.originalFileNames))
    .map((id) => dirname(resolve(WEB, id)));

function foldersOfServer(): string[] {
  if (!existsSync(BORROWED))
    throw new Error('Las licencias nombran también lo que usa el servidor: constrúyelo antes que la web.');
  const inside = z.array(z.string()).parse(JSON.parse(readFileSync(BORROWED, 'utf8')));
  // Node and the database are of the root.
  return [...inside.map((folder) => join(ROOT, folder)), ...installedFor(SERVER), ...installedFor(ROOT)];
}

function documentOf(folders: readonly string[]): string {
  const used = Map.groupBy(folders, (folder) => packageFolderOf(folder) ?? ROOT);
  used.delete(ROOT);
  return licencesDocument(
    [...used].map(([folder, parts]) => {
      const one = packageIn(folder);
      return { ...one, notices: noticesOf(one, parts) };
    }),
  );
}
