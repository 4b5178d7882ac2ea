import pg from 'pg';
import type { TestProject } from 'vitest/node';

import { migrate } from '#platform/migrate.ts';
import { startTestServer, TEMPLATE, type TestServer } from '#testing/test-server.ts';

let server: TestServer | undefined;

export async function setup(project: TestProject): Promise<void> {
  server = await startTestServer();
  await makeTemplate(server.url);
  project.provide('postgresUrl', server.url);
}

export async function teardown(): Promise<void> {
  await server?.stop();
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
