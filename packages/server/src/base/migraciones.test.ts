import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { declaredTables } from './testing/declared-tables.ts';

const src = join(import.meta.dirname, '..');
const folder = join(import.meta.dirname, 'migraciones');
const meta = join(folder, 'meta');

test('lo que dicen las tablas ya está en las migraciones', async () => {
  const last = globSync('*_snapshot.json', { cwd: meta }).toSorted().at(-1) ?? '';
  const before = JSON.parse(readFileSync(join(meta, last), 'utf8')) as ReturnType<typeof generateDrizzleJson>;
  const now = generateDrizzleJson(await declaredTables(), before.id, undefined, 'snake_case');
  expect(await generateMigration(before, now)).toEqual([]);
});

test('cada archivo tiene su línea en meta/_journal.json, y cada línea es posterior a la de antes', () => {
  const { entries } = JSON.parse(readFileSync(join(meta, '_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly tag: string; readonly when: number }[];
  };
  const files = globSync('*.sql', { cwd: folder }).map((file) => file.replace('.sql', ''));
  expect(entries.map(({ tag }) => tag)).toEqual(files.toSorted());
  // A database that already ran a later moment never runs an earlier one: it would be refused.
  const early = entries.filter(({ when }, i) => i > 0 && when <= (entries[i - 1]?.when ?? 0));
  expect(early.map(({ tag }) => tag)).toEqual([]);
});

const withoutComments = (text: string) => text.replace(/--(?!>).*$/gm, '');
const sqlOf = (file: string) => withoutComments(readFileSync(join(folder, file), 'utf8'));

test('ninguna migración está vacía', () => {
  const files = globSync('*.sql', { cwd: folder });
  expect(
    files.filter((file) => sqlOf(file).replaceAll('--> statement-breakpoint', '').trim() === ''),
  ).toEqual([]);
});

test('lo que la base niega tiene su código y la frase que lee la persona', () => {
  const refusals = globSync('{base/migraciones,base/reglas}/*.sql', { cwd: src }).flatMap((file) =>
    [...withoutComments(readFileSync(join(src, file), 'utf8')).matchAll(/raise exception[^;]*;/gi)].map(
      ([refusal]) => `${file}: ${refusal}`,
    ),
  );
  const SAID = /raise exception using errcode = 'CT409', message = '[A-Z_]+',[^;]*\bdetail = [^;]+;/;
  expect(refusals.filter((refusal) => refusal.startsWith('base/reglas/')).length).toBeGreaterThan(10);
  expect(refusals.filter((refusal) => !SAID.test(refusal))).toEqual([]);
});

test('cada foto de meta cambia algo: la de una migración escrita a mano se borra', () => {
  const snapshots = globSync('*_snapshot.json', { cwd: meta }).toSorted();
  const said = snapshots.map((file) => {
    const text = readFileSync(join(meta, file), 'utf8');
    return { ...(JSON.parse(text) as object), id: '', prevId: '' };
  });
  expect(snapshots.filter((_, i) => i > 0 && isDeepStrictEqual(said[i], said[i - 1]))).toEqual([]);
});
