import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Figures } from './figures.ts';

/** What was last measured, on which commit and day; what was written down before that was kept has neither. */
export interface Kept {
  readonly value: number;
  readonly commit?: string;
  readonly date?: string;
}

/** By kind of machine: a figure of another says nothing of this one. */
export type Book = Readonly<Record<string, Readonly<Record<string, Kept>>>>;

const FILE = join(import.meta.dirname, 'kept.json');

export const machineOf = (architecture: string, cores: number): string => `${architecture}, ${cores} núcleos`;

export const thisMachine = (): string => machineOf(process.arch, availableParallelism());

export const readBook = (): Book => JSON.parse(readFileSync(FILE, 'utf8')) as Book;

export const keptOn = (book: Book, machine: string): Figures =>
  Object.fromEntries(Object.entries(book[machine] ?? {}).map(([name, { value }]) => [name, value]));

/** What was measured takes the place of what was kept; the rest stays. */
export function withFigures(
  book: Book,
  machine: string,
  figures: Figures,
  { commit, date }: { readonly commit: string; readonly date: string },
): Book {
  const measured = Object.entries(figures)
    .filter(([, value]) => Number.isFinite(value))
    .map(([name, value]) => [name, { value, commit, date }] as const);
  return { ...book, [machine]: { ...book[machine], ...Object.fromEntries(measured) } };
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();

/** The commit that is measured; a tree with changes of its own has none. */
export function cleanCommit(): string {
  if (git('status', '--porcelain') !== '')
    throw new Error('Hay cambios sin confirmar: lo medido no sería de ningún commit. Confírmalos y repite.');
  return git('rev-parse', '--short=12', 'HEAD');
}

export function keep(figures: Figures, commit: string, now: Date): void {
  const stamp = { commit, date: now.toISOString().slice(0, 10) };
  const book = withFigures(readBook(), thisMachine(), figures, stamp);
  writeFileSync(FILE, `${JSON.stringify(book, null, 2)}\n`);
}
