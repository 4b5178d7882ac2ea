import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statementsOf, withoutComments } from './statements.ts';

export type Kind = 'function' | 'view' | 'trigger';

/** A function, a view or a trigger as its file says it. */
export interface Rule {
  readonly kind: Kind;
  readonly name: string;
  /** Of a trigger: what it watches. */
  readonly table: string;
  readonly file: string;
  readonly sql: string;
  readonly source: string;
}

/** The number of a set of rules, which only grows, and what its files hold. */
export interface Edition {
  readonly numero: number;
  readonly digest: string;
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

const SHAPES: readonly (readonly [Kind, RegExp])[] = [
  ['function', /^create or replace function (\w+)\s*\(/i],
  ['view', /^create or replace view (\w+)\s/i],
  ['trigger', /^create (?:or replace|constraint) trigger (\w+)\s[\s\S]*?\son\s+(\w+)\s/i],
];

function ruleOf(sql: string, file: string): Rule {
  const bare = withoutComments(sql);
  for (const [kind, shape] of SHAPES) {
    const [, name, table = ''] = shape.exec(bare) ?? [];
    if (name) return { kind, name, table, file, sql: bare, source: digestOf(bare) };
  }
  throw new Error(`${file}: solo funciones, vistas y disparadores, con «or replace»: ${bare.slice(0, 60)}`);
}

const filesOf = (folder: string): string[] => globSync('*.sql', { cwd: folder }).toSorted();
const textOf = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

export const keyOf = ({ kind, name, table }: Pick<Rule, 'kind' | 'name' | 'table'>): string =>
  kind === 'trigger' ? `${kind} ${table}.${name}` : `${kind} ${name}`;

/** All that the folder says, each thing once. */
export function readRules(folder: string): Rule[] {
  const rules = filesOf(folder).flatMap((file) =>
    statementsOf(textOf(folder, file)).map((sql) => ruleOf(sql, file)),
  );
  const twice = rules.find((rule, i) => rules.findIndex((other) => keyOf(other) === keyOf(rule)) !== i);
  if (twice) throw new Error(`${twice.file}: «${twice.name}» está dos veces`);
  return rules;
}

export const digestOfRules = (folder: string): string =>
  digestOf(
    filesOf(folder)
      .map((file) => `${file}\n${textOf(folder, file)}`)
      .join('\n'),
  );

export const readEdition = (file: string): Edition => JSON.parse(readFileSync(file, 'utf8')) as Edition;
