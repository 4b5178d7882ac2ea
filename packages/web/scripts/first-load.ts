import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { kb, files } = await measureFirstLoad(
    pages.find((page) => page === process.argv[2]),
    process.argv[3],
  );
  const line = (size: number, name: string) => `${size.toFixed(1).padStart(7)} kB  ${name}\n`;
  const lines = files.map((file) => line(file.kb, file.file));
  process.stdout.write(lines.join('') + line(kb, 'gzip in total'));
}
