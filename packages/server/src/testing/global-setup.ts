import pg from 'pg';
import type { TestProject } from 'vitest/node';

import { migrate } from '#platform/migrate.ts';
import { startTestServer, TEMPLATE } from '#testing/test-server.ts';

interface Run {
  readonly postgresUrl: string;
  end(): Promise<void>;
}

/** Each project loads this file by itself, in the same process: what the first one opens serves all. */
const shared = globalThis as { catedraRun?: Promise<Run> };

async function begin(): Promise<Run> {
  const server = await startTestServer();
  await makeTemplate(server.url);
  return { postgresUrl: server.url, end: server.stop };
}

export async function setup(project: TestProject): Promise<void> {
  const { postgresUrl } = await (shared.catedraRun ??= begin());
  project.provide('postgresUrl', postgresUrl);
}

/** Projects end together, after the last test of all. */
export async function teardown(): Promise<void> {
  const { catedraRun } = shared;
  delete shared.catedraRun;
  await (await catedraRun)?.end();
}

async function makeTemplate(adminUrl: string): Promise<void> {
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  const url = new URL(adminUrl);
  url.pathname = TEMPLATE;
  await migrate(url.href);
  await admin.query(`alter database ${TEMPLATE} with allow_connections false`);
  await admin.end();
}
