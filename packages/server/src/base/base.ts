import { forgetForeignNumbers } from '#platform/changes/foreign-numbers.ts';
import { sourceFile } from '#platform/places.ts';
import { migrate, type Schema } from '#platform/schema/migrate.ts';

/** The form of the academy's database: what it stores, and the rules that run in it. */
export const BASE: Schema = {
  migrations: sourceFile('platform/db/migrations'),
  rules: sourceFile('base/reglas'),
  edition: sourceFile('base/reglas.json'),
  settle: forgetForeignNumbers,
};

/** Brings an academy's database to today's form, whatever version left it. */
export const migrateAcademy = (url: string, tell: (sentence: string) => void): Promise<void> =>
  migrate(url, BASE, tell);
