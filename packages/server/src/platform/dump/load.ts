import { createHash } from 'node:crypto';
import { getConstructionPlans } from 'pg-boss';
import type pg from 'pg';
import { copyIn } from '#platform/dump/copy-in.ts';
import { CopyOut } from '#platform/dump/copy-out.ts';
import { sameText } from '#platform/dump/dump.ts';
import { forgetPrints } from '#platform/schema/kept-rules.ts';
import { copyInto, copyOutOf, isOfTheQueue, type Part, QUEUE_SCHEMA } from '#platform/dump/part.ts';

export interface Loaded {
  readonly table: string;
  readonly rows: number;
}

/** A database that was read back is not what was written into it. */
export class NotTheSame extends Error {
  readonly table: string;

  constructor(table: string) {
    super(`${table} no se lee como se escribió`);
    this.table = table;
  }
}

/** Whether there is nothing of ours, nor of anybody, where an academy would be put. */
export async function isEmptyDatabase(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(
    `select not exists (select from pg_class c where c.relkind in ('r', 'p', 'v', 'm')
        and c.relnamespace in (current_schema()::regnamespace, to_regnamespace('drizzle'), to_regnamespace('${QUEUE_SCHEMA}'))
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')) as empty`,
  );
  return rows[0]?.empty === true;
}

/** The tables of whoever runs the jobs, made as that program makes them, in this transaction. */
async function makeQueue(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(`select to_regnamespace('${QUEUE_SCHEMA}') as name`);
  if (rows[0]?.name !== null) return;
  await client.query(
    getConstructionPlans(QUEUE_SCHEMA)
      .replace(/^\s*BEGIN;/, '')
      .replace(/COMMIT;\s*$/, ''),
  );
}

async function digestOf(bytes: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const block of bytes) hash.update(block);
  return hash.digest('hex');
}

type Put = Loaded & { readonly columns: readonly string[]; readonly digest: string };

async function put(client: pg.ClientBase, part: Extract<Part, { kind: 'rows' }>): Promise<Put> {
  if (isOfTheQueue(part)) await makeQueue(client);
  const { table, columns } = part;
  const hash = createHash('sha256');
  const heard = async function* () {
    for await (const block of part.bytes) {
      hash.update(block);
      yield block;
    }
  };
  const rows = await copyIn(client, copyInto(part), heard());
  return { table, columns, rows, digest: hash.digest('hex') };
}

/**
 * Puts the parts into an empty database, all of them or none, and reads every row back: they lie in the order in which
 * they came, because their tables were made in this same transaction.
 */
export async function load(
  client: pg.ClientBase,
  parts: AsyncIterable<Part>,
  told: (doing: string) => void = () => undefined,
): Promise<Loaded[]> {
  await sameText(client);
  await client.query('begin');
  try {
    await client.query(`set local maintenance_work_mem = '128MB'`);
    const all: Put[] = [];
    for await (const part of parts) {
      if (part.kind === 'sql') await client.query(part.sql);
      else {
        told(part.table);
        all.push(await put(client, part));
      }
    }
    await sameText(client);
    for (const one of all) {
      told(one.table);
      const digest = await digestOf(client.query(new CopyOut(copyOutOf(one))));
      if (digest !== one.digest) throw new NotTheSame(one.table);
    }
    await forgetPrints(client);
    await client.query('commit');
    return all.map(({ table, rows }) => ({ table, rows }));
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
