import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { MODULES_FILE, type ModuleWeights } from '../build/module-weights.ts';
import { type Page, PAGES } from '../build/pages.ts';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export interface FirstLoad {
  /** Total gzip size in kB (1,000 bytes). */
  readonly kb: number;
  readonly files: readonly { readonly file: string; readonly kb: number }[];
}

const DIST = join(dirname(fileURLToPath(import.meta.url)), '../dist');
const RECORD = join(DIST, '../build/first-loads.json');
const BLOCKING = ['tema.js'];

const pages = Object.keys(PAGES) as Page[];

/** All the JavaScript and CSS that a page needs before it can be used. */
export async function measureFirstLoad(page: Page = 'login', dist = DIST): Promise<FirstLoad> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const names = new Set(BLOCKING);
  const visited = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    names.add(chunk.file);
    for (const css of chunk.css ?? []) names.add(css);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const part of PAGES[page]) {
    if (!manifest[part]) throw new Error(`${part} is no chunk of its own any more`);
    visit(part);
  }

  const files = await Promise.all(
    [...names].map(async (file) => ({
      file,
      kb: gzipSync(await readFile(join(dist, file)), { level: 9 }).length / 1000,
    })),
  );
  return { kb: files.reduce((sum, { kb }) => sum + kb, 0), files: files.toSorted((a, b) => b.kb - a.kb) };
}

/** What each module adds to the first load of a page, the heaviest first; of what is borrowed, each package. */
export async function weighModules(page: Page, dist = DIST): Promise<Map<string, number>> {
  const weights = JSON.parse(await readFile(join(dist, MODULES_FILE), 'utf8')) as ModuleWeights;
  const { files } = await measureFirstLoad(page, dist);
  const sums = new Map<string, number>();
  const add = (name: string, kb: number) => sums.set(name, (sums.get(name) ?? 0) + kb);
  for (const { file, kb } of files) {
    const modules = Object.entries(weights[file] ?? {});
    const length = modules.reduce((sum, [, one]) => sum + one, 0);
    for (const [id, one] of modules) add(nameOf(id), (kb * one) / length);
    if (modules.length === 0) add(file.replace(/-[\w-]{8}\./, '.'), kb);
  }
  return new Map([...sums].toSorted(([, one], [, other]) => other - one));
}

function nameOf(id: string): string {
  const [, borrowed] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  return borrowed ?? id.replace(/^\0?(?:\.\.\/)*(?:src\/)?/, '');
}

const LITTLE = 0.1;

/** What weighs enough in the first load of each page to be told when it grows. */
async function recorded(): Promise<string> {
  const entries = await Promise.all(
    pages.map(async (page) => {
      const weights = [...(await weighModules(page))].filter(([, kb]) => kb >= LITTLE);
      return [page, Object.fromEntries(weights.map(([name, kb]) => [name, Number(kb.toFixed(1))]))];
    }),
  );
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

async function told(page: Page): Promise<string> {
  const line = (size: number, name: string) => `${size.toFixed(1).padStart(7)} kB  ${name}\n`;
  const { kb, files } = await measureFirstLoad(page);
  const modules = [...(await weighModules(page))].filter(([, size]) => size >= LITTLE);
  return [
    ...modules.map(([name, size]) => line(size, name)),
    '\n',
    ...files.map((file) => line(file.kb, file.file)),
    line(kb, 'gzip in total'),
  ].join('');
}

// `node packages/web/scripts/first-load.ts curso` tells one page; with `--anotar`, all are written down.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv[2] === '--anotar') await writeFile(RECORD, await recorded());
  else process.stdout.write(await told(pages.find((one) => one === process.argv[2]) ?? 'login'));
}
