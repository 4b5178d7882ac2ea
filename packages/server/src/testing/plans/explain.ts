import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A part of a plan, as PostgreSQL tells it in JSON. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Recheck Cond'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

export interface Asked {
  readonly text: string;
  readonly values?: readonly unknown[];
}

export const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const driver = pg as unknown as { utils: { prepareValue(value: unknown): string | Buffer | null } };

/** Values as the driver would send them, written into the statement that runs a prepared one. */
const literal = (value: unknown): string => {
  const sent = driver.utils.prepareValue(value);
  if (sent === null) return 'null';
  return pg.escapeLiteral(Buffer.isBuffer(sent) ? `\\x${sent.toString('hex')}` : sent);
};

/** The plan of a statement with its parameters, as a prepared one gets it; with `analyze` it also runs. */
export async function explain(
  client: pg.ClientBase,
  { text, values = [] }: Asked,
  analyze = false,
): Promise<PlanNode> {
  const name = `plan_${randomBytes(6).toString('hex')}`;
  await client.query(`prepare ${name} as ${text}`);
  const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
  const how = analyze ? 'analyze, buffers, format json' : 'format json';
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (${how}) execute ${name}${given}`,
  );
  await client.query(`deallocate ${name}`);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('no plan');
  return plan;
}
