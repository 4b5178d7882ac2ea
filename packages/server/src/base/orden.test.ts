import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is, Table } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { features } from '#features/order.ts';
import { readRules } from '#platform/schema/rules.ts';
import { BASE } from './base.ts';

const src = join(import.meta.dirname, '..');
const order = features.map(({ nombre }) => nombre);
const featureOf = (file: string) => file.split('/')[1] ?? '';

/** What a name stands for where PostgreSQL expects a table; what the statement itself calls so is none. */
const READ = /\b(?:from|join|into|update|using|only)\s+([a-z_]+)\b(?!\s*\()/g;
const OWN = /\b([a-z_]+)(?:\s*\([^()]*\))?\s+as\s+(?:not\s+)?(?:materialized\s*)?\(/g;

/** Which feature each table belongs to; a view, to that of the table of which it shows the rows. */
async function owners(): Promise<ReadonlyMap<string, string>> {
  const all = new Map<string, string>();
  for (const file of globSync('features/*/table.ts', { cwd: src }))
    for (const table of Object.values((await import(join(src, file))) as object))
      if (is(table, Table)) all.set(getTableName(table), featureOf(file));
  for (const { name, sql } of readRules(BASE.rules).filter(({ kind }) => kind === 'view')) {
    const [shown] = [...sql.matchAll(READ)].map(([, table = '']) => all.get(table));
    all.set(name, shown ?? '');
  }
  return all;
}

function named(file: string): string[] {
  const text = readFileSync(join(src, file), 'utf8').replace(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, '');
  const own = new Set([...text.matchAll(OWN)].map(([, name = '']) => name));
  return [...text.matchAll(READ)].map(([, name = '']) => name).filter((name) => !own.has(name));
}

/** Files whose statements name tables of a feature after theirs. It may only shrink: what is mended leaves the list. */
const PENDING = JSON.parse(readFileSync(join(import.meta.dirname, 'orden-pendiente.json'), 'utf8')) as object;

test('el orden de las funciones vale también en SQL: nadie nombra tablas de una posterior', async () => {
  const owner = await owners();
  const files = globSync('features/**/*.ts', { cwd: src })
    .map(String)
    .filter((file) => !/\.test\.ts$|\/testing\/|\/fixtures/.test(file) && file.split('/').length > 2)
    .toSorted();
  const found = Object.fromEntries(
    files.flatMap((file) => {
      const later = [...new Set(named(file))].filter((table) => {
        const its = owner.get(table);
        return its !== undefined && order.indexOf(its) > order.indexOf(featureOf(file));
      });
      return later.length > 0 ? [[file, later.toSorted()]] : [];
    }),
  );
  expect(found).toEqual(PENDING);
});
