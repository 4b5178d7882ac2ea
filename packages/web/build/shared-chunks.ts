import { join } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { PAGES } from './pages.ts';

export interface Chunk {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/** For each module that several pages need, the pages that do. */
export function neededBy(
  chunks: readonly Chunk[],
  pages: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byEntry = new Map(chunks.map((chunk) => [chunk.facadeModuleId, chunk]));
  const needed = new Map<string, string[]>();
  for (const [page, entries] of Object.entries(pages)) {
    const reached = new Set<Chunk>();
    const reach = (chunk: Chunk | undefined): void => {
      if (!chunk || reached.has(chunk)) return;
      reached.add(chunk);
      for (const file of chunk.imports) reach(byFile.get(file));
    };
    for (const entry of entries) reach(byEntry.get(entry));
    for (const id of [...reached].flatMap(({ moduleIds }) => moduleIds))
      needed.set(id, [...(needed.get(id) ?? []), page]);
  }
  // What is asked for by its own name stays a file of its own.
  return new Map(
    [...needed].filter(([id, by]) => by.length > 1 && !byEntry.has(id)).map(([id, by]) => [id, by.join('-')]),
  );
}

/**
 * One file for what the same pages need, instead of one for each thing that two of a hundred parts share: together they
 * compress a tenth better, and a course asks for forty files instead of a hundred. Who needs what is known once
 * everything is bundled without what nobody uses, so it is bundled twice.
 */
export function sharedChunks(first: InlineConfig): Plugin {
  return {
    name: 'catedra:shared-chunks',
    apply: 'build',
    config: async (_, { mode }) => {
      const root = import.meta.dirname + '/..';
      const { output } = (await build({
        ...first,
        root,
        mode,
        configFile: false,
        logLevel: 'error',
        build: { ...first.build, write: false, minify: false },
      })) as Rolldown.RolldownOutput;
      const pages = Object.fromEntries(
        Object.entries(PAGES).map(([page, entries]) => [page, entries.map((entry) => join(root, entry))]),
      );
      const needed = neededBy(
        output.filter((one) => one.type === 'chunk'),
        pages,
      );
      // An entry with nothing of its own would be dissolved into what it imports.
      const start = join(root, 'src/main.tsx');
      const name = (id: string) => (id === start ? null : (needed.get(id) ?? null));
      return {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: [{ name, includeDependenciesRecursively: false }] } },
          },
        },
      };
    },
  };
}
