import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional().catch(undefined),
  private: z.boolean().default(false),
  dependencies: names,
  optionalDependencies: names,
});

type Manifest = z.infer<typeof manifestSchema>;

export interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string | undefined;
  readonly folder: string;
}

export const manifestIn = (folder: string): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

export function packageIn(folder: string): Package {
  const { name, version, license } = manifestIn(folder);
  return { name, version, license, folder };
}

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/** The package that a folder is of; none for our own. */
export const packageFolderOf = (folder: string): string | undefined => PACKAGE.exec(folder)?.[0];

/** Where Node would find it; nowhere when it was optional and is for another machine. */
function find(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return from === dirname(from) ? undefined : find(name, dirname(from));
}

/** The folders of all that is installed so that the package in `from` works, without our own packages. */
export function installedFor(from: string, found = new Set<string>()): ReadonlySet<string> {
  const { dependencies, optionalDependencies } = manifestIn(from);
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const folder = find(name, from);
    if (!folder || found.has(folder) || manifestIn(folder).private) continue;
    found.add(folder);
    installedFor(folder, found);
  }
  return found;
}
