import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Beside the manifest: how long each module is in the file that carries it. */
export const MODULES_FILE = '.vite/modules.json';

/** By file, and in it by module. */
export type ModuleWeights = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Says what each file is made of, for whoever asks why a page grew. */
export function moduleWeights(root: string): Plugin {
  return {
    name: 'catedra:module-weights',
    apply: 'build',
    generateBundle(_, bundle) {
      const weights: ModuleWeights = Object.fromEntries(
        Object.values(bundle).flatMap((one) =>
          one.type === 'chunk'
            ? [
                [
                  one.fileName,
                  Object.fromEntries(
                    Object.entries(one.modules).map(([id, { renderedLength }]) => [
                      relative(root, id),
                      renderedLength,
                    ]),
                  ),
                ] as const,
              ]
            : [],
        ),
      );
      this.emitFile({ type: 'asset', fileName: MODULES_FILE, source: JSON.stringify(weights) });
    },
  };
}
