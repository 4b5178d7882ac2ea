import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'rolldown';

const ROOT = join(import.meta.dirname, '../../..');

/** Tells the web's build, which writes the notices, from where others' code came into the program. */
export function borrowedFolders(): Plugin {
  return {
    name: 'catedra:borrowed-folders',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      const folders = modules
        .filter((id) => id.includes('/node_modules/'))
        .map((id) => relative(ROOT, dirname(id)));
      this.emitFile({
        type: 'asset',
        fileName: 'borrowed-folders.json',
        source: JSON.stringify([...new Set(folders)].toSorted()),
      });
    },
  };
}
