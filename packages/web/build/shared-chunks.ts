import { join } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { type Chunk, groupChunks } from './group-chunks.ts';
import { loadsOf } from './loads.ts';

type Output = Rolldown.RolldownOutput['output'];

function chunksOf(output: Output): Chunk[] {
  const styles = new Map(
    output.flatMap((one) => (one.type === 'asset' ? [[one.fileName, one.source.length] as const] : [])),
  );
  return output.flatMap((one) => {
    if (one.type === 'asset') return [];
    const { fileName, facadeModuleId, imports, moduleIds, code, viteMetadata } = one;
    const sheets = [...(viteMetadata?.importedCss ?? [])];
    const size = sheets.reduce((sum, sheet) => sum + (styles.get(sheet) ?? 0), code.length);
    return [{ fileName, facadeModuleId, imports, moduleIds, size, styled: sheets.length > 0 }];
  });
}

/**
 * A few files for what pages share, instead of one for each thing that two of a hundred parts share: the list of people
 * asks for thirty files and not for a hundred. Who needs what is known once everything is bundled without what nobody
 * uses, so it is bundled twice.
 */
export function sharedChunks(first: InlineConfig): Plugin {
  return {
    name: 'catedra:shared-chunks',
    apply: 'build',
    config: async (_, { mode }) => {
      const root = join(import.meta.dirname, '..');
      const { output } = (await build({
        ...first,
        root,
        mode,
        configFile: false,
        logLevel: 'error',
        build: { ...first.build, write: false, minify: false },
      })) as Rolldown.RolldownOutput;
      const chunks = output.filter((one) => one.type === 'chunk');
      const groups = groupChunks(chunksOf(output), loadsOf(chunks, root));
      // An entry with nothing of its own would be dissolved into what it imports.
      const start = join(root, 'src/main.tsx');
      const name = (id: string) => (id === start ? null : (groups.get(id) ?? null));
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
