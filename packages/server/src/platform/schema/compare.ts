import type { Queryable } from '#platform/db/queryable.ts';
import { TRIGGER_TEXT, VIEW_TEXT } from './catalog.ts';
import type { Rule } from './rules.ts';

const SAMPLE = 'regla_de_muestra';

async function printOf(client: Queryable, select: string): Promise<string> {
  const { rows } = await client.query<{ print: string }>(select);
  return rows[0]?.print ?? '';
}

/** How the database would tell a view or a trigger: made apart, in a temporary place, it keeps nobody waiting. */
export async function wouldBe(client: Queryable, { kind, name, table, sql }: Rule): Promise<string> {
  if (kind === 'view') {
    await client.query(sql.replace(/^create or replace view \w+/i, `create temp view ${SAMPLE}`));
    const print = await printOf(
      client,
      `select md5(${VIEW_TEXT}) as print from pg_class c where c.oid = 'pg_temp.${SAMPLE}'::regclass`,
    );
    await client.query(`drop view pg_temp.${SAMPLE}`);
    return print;
  }
  await client.query(`create temp table ${SAMPLE} (like ${table})`);
  await client.query(sql.replace(new RegExp(`\\son\\s+${table}\\s`, 'i'), ` on pg_temp.${SAMPLE} `));
  const print = await printOf(
    client,
    `select md5(${TRIGGER_TEXT}) as print from pg_trigger t
      where t.tgrelid = 'pg_temp.${SAMPLE}'::regclass and t.tgname = '${name}'`,
  );
  await client.query(`drop table pg_temp.${SAMPLE}`);
  return print;
}
