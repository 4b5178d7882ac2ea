import Fastify from 'fastify';
import { leerBuzon } from '#features/avisos/rebotes/leer-buzon.ts';
import { loadConfig } from '#platform/config.ts';
import { openPools } from '#platform/db/pool.ts';
import type { Platform } from '#platform/platform.ts';

/** Run as a process of its own: reads once what came back to the mailbox, and may be killed meanwhile. */
const { DATABASE_URL = '', AHORA = '', ...env } = process.env;
const config = loadConfig({ ...env, NODE_ENV: 'test', DATABASE_URL });
const pools = openPools(DATABASE_URL, config);
await leerBuzon({
  config,
  db: pools.interactive,
  clock: { now: () => new Date(AHORA) },
  log: Fastify().log,
} as Platform);
process.exit(0);
