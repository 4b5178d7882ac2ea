import type pg from 'pg';
import { forgetForeignNumbers } from '#platform/changes/foreign-numbers.ts';
import { sourceFile } from '#platform/places.ts';
import { migrate, type Schema } from '#platform/schema/migrate.ts';
import { readJournal } from '#platform/schema/migrations.ts';
import { readEdition } from '#platform/schema/rules.ts';

/** The journal of answers has room for this month and the next. */
async function openMonths(client: pg.Client): Promise<void> {
  await client.query(
    `select intento_diario_del_mes(now()), intento_diario_del_mes(now() + interval '1 month')`,
  );
}

/** The form of the academy's database: what it stores, and the rules that run in it. */
export const BASE: Schema = {
  migrations: sourceFile('base/migraciones'),
  base: sourceFile('base/base.sql'),
  rules: sourceFile('base/reglas'),
  edition: sourceFile('base/reglas.json'),
  async settle(client) {
    await forgetForeignNumbers(client);
    await openMonths(client);
  },
};

/** The form that this program brings a database to: another one has other migrations, or other rules. */
export const baseForm = (): string => {
  const { numero, digest } = readEdition(BASE.edition);
  return [readJournal(BASE.migrations).length, numero, digest].join('.');
};

/** Brings an academy's database to today's form, whatever version left it. */
export const migrateAcademy = (url: string, tell: (sentence: string) => void): Promise<void> =>
  migrate(url, BASE, tell);
