import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const LENGTH = 4;

/** The same on any machine: it comes of where the sheet is, and of which of its classes it is. */
export function namer(): (name: string, file: string) => string {
  const sheets = new Map<string, { readonly path: string; readonly names: string[] }>();
  return (name, file) => {
    const path = relative(root, file.replace(/\?.*$/, ''));
    const mark = createHash('sha256').update(path).digest('base64url').slice(0, LENGTH);
    const sheet = sheets.get(mark) ?? { path, names: [] };
    if (sheet.path !== path) throw new Error(`${path} and ${sheet.path} have one mark: call one otherwise`);
    sheets.set(mark, sheet);
    if (!sheet.names.includes(name)) sheet.names.push(name);
    return `_${mark}${sheet.names.indexOf(name).toString(36)}`;
  };
}

/** Classes travel twice, in their sheet and in the program, and nobody reads their names there. */
export const shortNames = (): Plugin => ({
  name: 'catedra:short-names',
  apply: 'build',
  config: () => ({ css: { modules: { generateScopedName: namer() } } }),
});
