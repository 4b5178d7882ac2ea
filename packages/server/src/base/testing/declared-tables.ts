import { globSync } from 'node:fs';
import { join } from 'node:path';

const src = join(import.meta.dirname, '../..');

/** All that the `table.ts` of features and of the platform say. */
export async function declaredTables(): Promise<Record<string, unknown>> {
  const files = globSync('{features,platform}/*/table.ts', { cwd: src });
  const modules = await Promise.all(files.map((file) => import(join(src, file)) as Promise<object>));
  return Object.assign({}, ...modules) as Record<string, unknown>;
}
