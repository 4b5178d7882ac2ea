import { rmSync } from 'node:fs';
import pg from 'pg';
import { buildApp } from '../../packages/server/src/app.ts';
import { openBase } from '../../packages/server/src/open-base.ts';
import { openPlatform } from '../../packages/server/src/open-platform.ts';
import { loadConfig } from '../../packages/server/src/platform/config.ts';
import { createServer } from '../../packages/server/src/platform/http/server.ts';
import { createClient } from '../../packages/server/src/testing/client.ts';
import type { InUse } from '../../packages/server/src/testing/plans/day.ts';
import { explain, nodesOf } from '../../packages/server/src/testing/plans/explain.ts';
import { type HotStatement, hotStatements } from '../../packages/server/src/testing/plans/hot-statements.ts';
import { createSchool } from '../../packages/server/src/testing/school.ts';
import { type Bench, temporaryFolder } from '../bench.ts';
import { fillLarge } from '../large-academy.ts';

/** Of fewer rows than this, reading them all is the right way. */
const MANY = 10_000;

/** What only grows, as years leave it: the log, who came in, where everybody was in everything they opened. */
const grown = (rows: number) => [
  `insert into cambios (xid, en, actor_id, comando, tipo, coleccion, documento, despues, silencioso)
     select '3', now() - n * interval '20 seconds', gen_random_uuid(), 'grupos.editar', 'cambio', 'grupos',
            gen_random_uuid()::text, '{"estado":"activo"}', n % 5 > 0 from generate_series(1, ${rows}) n`,
  `create temp table quien as select row_number() over () as n, id from usuarios`,
  `insert into sesiones (hash, id, usuario_id, agente, expira_en)
     select sha256(i::text::bytea), gen_random_uuid(), quien.id, 'medida', now() + interval '1 hour'
       from generate_series(1, ${rows}) i join quien on quien.n = 1 + i % (select count(*) from quien)`,
  `insert into latidos (usuario_id, actividad_id, segundo)
     select usuario_id, actividad_id, 10 from progreso limit ${rows}`,
];

async function fillGrown(databaseUrl: string, rows: number): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query("set session_replication_role = 'replica'");
  for (const statement of grown(rows)) await client.query(statement);
  await client.query('vacuum analyze');
  await client.end();
}

/** The academy in this very process, where what reaches the database can be seen. */
async function inUse<T>(databaseUrl: string, task: (app: InUse) => Promise<T>): Promise<T> {
  const dataDir = temporaryFolder();
  const config = loadConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, NIVEL_LOG: 'error', PORT: '0' });
  const app = await createServer(config);
  const base = await openBase(config, app.log, new AbortController().signal);
  const { platform, close } = openPlatform(config, base, app.log);
  try {
    await buildApp(app, platform);
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const school = createSchool(platform, (id, cookie) => createClient(origin, id, cookie));
    return await task({ school, platform, origin });
  } finally {
    await app.close();
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The tables with many rows that it reads from beginning to end, whether planned for its values or for any. */
async function scans(client: pg.PoolClient, asked: HotStatement): Promise<string[]> {
  const found: string[] = [];
  for (const mode of asked.name ? ['force_custom_plan', 'force_generic_plan'] : ['force_custom_plan']) {
    await client.query(`set plan_cache_mode = ${mode}`);
    for (const node of nodesOf(await explain(client, asked)))
      if (node['Node Type'].includes('Seq Scan')) found.push(node['Relation Name'] ?? '');
  }
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and reltuples >= ${MANY} and relname = any ($1)`,
    [found],
  );
  return rows.map(({ relname }) => relname);
}

/** The 20 statements most asked in a day, explained with 100,000 people and a million rows of what only grows. */
export async function measurePlans(bench: Bench) {
  let databaseUrl = '';
  const fill = async (url: string) => {
    databaseUrl = url;
    await fillLarge(url, {
      people: bench.amount(100_000, 200),
      groups: bench.amount(1000, 20),
      courses: bench.amount(500, 40),
    });
    await fillGrown(url, bench.amount(1_000_000, 200));
  };
  return bench.filled(fill, () =>
    inUse(databaseUrl, async (app) => {
      const statements = await hotStatements(app);
      const client = await app.platform.db.$client.connect();
      let planes_seq = 0;
      for (const asked of statements) {
        const tables = await scans(client, asked);
        planes_seq += tables.length;
        if (tables.length > 0) console.log(`  ${asked.cuando}: recorre ${tables.join(', ')}`);
      }
      client.release(true);
      return { planes_seq };
    }),
  );
}
