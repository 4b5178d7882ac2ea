import type { Queryable } from '#platform/db/queryable.ts';
import { type Prints, readPrints, refuseTwoOfAName } from './catalog.ts';
import { wouldBe } from './compare.ts';
import { codeOf } from './errors.ts';
import { inWords, type Kept, type Put } from './kept-rules.ts';
import { keyOf, type Kind, type Rule } from './rules.ts';

export interface Applied {
  readonly puestas: Readonly<Record<string, Put>>;
  /** What left the folder and something else in the database still uses. */
  readonly stuck: readonly string[];
}

/** How far it went, told before each step: whoever waits wants to know for what. */
export type Step = (doing: string) => void;

const DEPENDED_ON = '2BP01';

const isAsPut = (rule: Rule, kept: Kept | null, prints: Prints): boolean => {
  const put = kept?.puestas[keyOf(rule)];
  return put !== undefined && put.source === rule.source && put.print === prints.get(keyOf(rule));
};

async function replace(client: Queryable, rule: Rule, isThere: boolean): Promise<void> {
  // PostgreSQL replaces every kind of trigger but this one.
  if (isThere && /^create constraint/i.test(rule.sql)) {
    await client.query(`drop trigger ${rule.name} on ${rule.table}`);
  }
  await client.query(rule.sql);
}

/** A trigger keeps whoever writes in its table waiting: one that would be the same stays as it is. */
async function putUnlessSame(
  client: Queryable,
  rule: Rule,
  kept: Kept | null,
  prints: Prints,
): Promise<void> {
  const there = prints.get(keyOf(rule));
  if (isAsPut(rule, kept, prints)) return;
  if (there !== undefined && there === (await wouldBe(client, rule))) return;
  await replace(client, rule, there !== undefined);
}

const DROP: Readonly<Record<Kind, (name: string) => string>> = {
  trigger: (name) => `drop trigger if exists ${name.split('.')[1]} on ${name.split('.')[0]}`,
  view: (name) => `drop view if exists ${name}`,
  function: (name) => `drop function if exists ${name}`,
};

const lastFirst = (keys: readonly string[]): string[] =>
  Object.keys(DROP).flatMap((kind) => keys.filter((key) => key.startsWith(`${kind} `)).toReversed());

async function dropWhatLeft(client: Queryable, gone: readonly string[], step: Step): Promise<string[]> {
  const stuck: string[] = [];
  for (const key of lastFirst(gone)) {
    step(inWords(key));
    const [kind, name] = key.split(' ') as [Kind, string];
    await client.query('savepoint quitar');
    try {
      await client.query(DROP[kind](name));
    } catch (error) {
      if (codeOf(error) !== DEPENDED_ON) throw error;
      await client.query('rollback to savepoint quitar');
      stuck.push(inWords(key));
    }
    await client.query('release savepoint quitar');
  }
  return stuck;
}

/**
 * Inside a transaction, leaves the database with these rules. Bodies are always written again, which waits for nobody;
 * views and triggers where theirs changed, or somebody changed it by hand.
 */
export async function applyRules(
  client: Queryable,
  rules: readonly Rule[],
  kept: Kept | null,
  step: Step,
): Promise<Applied> {
  const of = (kind: Kind) => rules.filter((rule) => rule.kind === kind);
  // One body may name what comes after it.
  await client.query('set local check_function_bodies = off');
  for (const rule of of('function')) {
    step(inWords(keyOf(rule)));
    await client.query(rule.sql);
  }
  const functions = of('function').map(({ name }) => name);
  await refuseTwoOfAName(client, functions);
  const prints = await readPrints(client);
  for (const rule of [...of('view'), ...of('trigger')]) {
    step(inWords(keyOf(rule)));
    await putUnlessSame(client, rule, kept, prints);
  }
  const said = new Set(rules.map(keyOf));
  const gone = Object.keys(kept?.puestas ?? {}).filter((key) => !said.has(key));
  const stuck = await dropWhatLeft(client, gone, step);
  const after = await readPrints(client);
  const puestas = rules.map((rule) => [
    keyOf(rule),
    { source: rule.source, print: after.get(keyOf(rule)) ?? '' },
  ]);
  return { puestas: Object.fromEntries(puestas) as Record<string, Put>, stuck };
}
