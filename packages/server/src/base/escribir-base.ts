import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#platform/db/embedded/start-embedded.ts';
import { dumpSchema } from '#platform/schema/dump.ts';
import { headOf } from '#platform/schema/from-base.ts';
import { migrate } from '#platform/schema/migrate.ts';
import { type Migration, readJournal, textOf } from '#platform/schema/migrations.ts';
import { readRules } from '#platform/schema/rules.ts';
import { withoutComments } from '#platform/schema/statements.ts';
import { BASE } from './base.ts';

/** The rows with which an academy is born, as the migration that put them says it: some are made by chance in each. */
async function firstRows(client: pg.Client, journal: readonly Migration[]): Promise<string[]> {
  const statements = journal
    .flatMap((one) => textOf(BASE.migrations, one).split('--> statement-breakpoint'))
    .map((statement) => withoutComments(statement).replace(/;$/, ''));
  const kept: string[] = [];
  for (const statement of statements) {
    const [, table] = /^insert into (\w+)/i.exec(statement) ?? [];
    if (!table) continue;
    const { rows } = await client.query(`select from ${table} limit 1`);
    if (rows.length > 0) kept.push(statement);
  }
  return kept;
}

const dataDir = mkdtempSync(join(tmpdir(), 'catedra-base-'));
const server = await startEmbedded({ dataDir, fsync: false, log: () => undefined });
const client = new pg.Client(server.url);
try {
  await migrate(server.url, { ...BASE, base: null }, (sentence) => process.stderr.write(`${sentence}\n`));
  await client.connect();
  const journal = readJournal(BASE.migrations);
  const rules = readRules(BASE.rules).map(({ name }) => name);
  const statements = [...(await dumpSchema(client, rules)), ...(await firstRows(client, journal))];
  const upTo = journal.at(-1)?.tag ?? '';
  writeFileSync(BASE.base ?? '', `${headOf(upTo)}\n\n${statements.map((one) => `${one};\n`).join('\n')}`);
  process.stdout.write(`base.sql hace lo mismo que las ${journal.length} migraciones, hasta ${upTo}.\n`);
} finally {
  await client.end();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
