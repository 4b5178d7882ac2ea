import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { BY_HAND, type ByHand } from './by-hand.ts';
import type { Package } from './packages.ts';

const NOTICE = /^(licen[cs]e|notice|copying|copyright|third.?party)/i;
const README = /^readme/i;

const spdxSchema = z.object({ licenseText: z.string() });
const { resolve } = createRequire(import.meta.url);

const spdxText = (id: string): string =>
  spdxSchema.parse(JSON.parse(readFileSync(resolve(`spdx-license-list/licenses/${id}.json`), 'utf8')))
    .licenseText;

const textsIn = (folder: string, which: RegExp): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && which.test(entry.name))
    .map(({ name }) => name)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** From the package down to the folder: what it took in from others has its notice beside it. */
const foldersDownTo = (folder: string, top: string): string[] =>
  folder === top ? [top] : [...foldersDownTo(dirname(folder), top), folder];

const COPYRIGHT_LINES = /^Copyright .*\n+/gm;

const signed = (text: string, copyright: string): string =>
  `${copyright}\n\n${text.replaceAll(COPYRIGHT_LINES, '')}`;

function added({ readme, parts = [] }: ByHand, { folder }: Package): string[] {
  const texts = parts.map(({ about, spdx, copyright, text = '' }) => {
    const full = spdx ? spdxText(spdx) : text;
    return `${about}\n\n${copyright ? signed(full, copyright) : full}`;
  });
  return [...(readme ? textsIn(folder, README) : []), ...texts];
}

const tidy = (text: string): string => text.replaceAll(/[^\S\n]*\r?\n/g, '\n').trim();

/** Every notice that goes with the folders used of a package. Without any, the build stops. */
export function noticesOf(one: Package, used: readonly string[]): readonly string[] {
  const folders = new Set(used.flatMap((folder) => foldersDownTo(folder, one.folder)));
  const texts = [...folders.add(one.folder)].toSorted().flatMap((folder) => textsIn(folder, NOTICE));
  const byHand = BY_HAND.filter(({ packages }) => packages.test(one.name));
  const all = [...texts, ...byHand.flatMap((known) => added(known, one))].map(tidy);
  if (all.length === 0)
    throw new Error(
      `El paquete ${one.name} ${one.version} no trae el texto de su licencia. Búscalo y añádelo, con su motivo, a packages/web/build/licences/by-hand.ts.`,
    );
  return [...new Set(all)];
}
