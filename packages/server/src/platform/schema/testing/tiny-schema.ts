import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, type Schema } from '#platform/schema/migrate.ts';
import { digestOfRules } from '#platform/schema/rules.ts';

const TABLES = `create table cosas (id int primary key, n int, de int);
--> statement-breakpoint
create table otras (id int primary key);`;

/** What a program that knows little brings: two tables and the rules that each test gives it. */
export interface Program extends Schema {
  forget(): void;
}

export function programWith(
  numero: number,
  rules: string,
  later: readonly string[] = [],
  base: string | null = null,
): Program {
  const folder = mkdtempSync(join(tmpdir(), 'catedra-reglas-'));
  const at = (name: string) => join(folder, name);
  mkdirSync(at('migraciones/meta'), { recursive: true });
  mkdirSync(at('reglas'));
  const files = [TABLES, ...later].map((sql, i) => ({ tag: `000${i}_paso`, when: 1000 + i, sql }));
  for (const { tag, sql } of files) writeFileSync(at(`migraciones/${tag}.sql`), sql);
  writeFileSync(at('migraciones/meta/_journal.json'), JSON.stringify({ entries: files }));
  writeFileSync(at('reglas/unas.sql'), rules);
  if (base !== null) writeFileSync(at('base.sql'), base);
  writeFileSync(at('reglas.json'), JSON.stringify({ numero, digest: digestOfRules(at('reglas')) }));
  return {
    migrations: at('migraciones'),
    base: base === null ? null : at('base.sql'),
    rules: at('reglas'),
    edition: at('reglas.json'),
    settle: async () => undefined,
    forget: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Starts it once, and gives back what it said. */
export async function start(url: string, program: Program, patience?: { lockMs: number; totalMs: number }) {
  const said: string[] = [];
  try {
    await migrate(url, program, (sentence) => said.push(sentence), patience);
    return said;
  } finally {
    program.forget();
  }
}
