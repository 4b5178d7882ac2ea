import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

import { migrateAcademy } from '#base/base.ts';
import { startTestServer, TEMPLATE } from '#testing/test-server.ts';

interface Run {
  readonly postgresUrl: string;
  readonly runFolder: string;
  end(): Promise<void>;
}

/** Each project loads this file by itself, in the same process: what the first one opens serves all. */
const shared = globalThis as { catedraRun?: Promise<Run> };

async function begin(): Promise<Run> {
  const runFolder = mkdtempSync(join(tmpdir(), 'catedra-ronda-'));
  // Otherwise PostgreSQL's own user could not enter when the tests run as root.
  chmodSync(runFolder, 0o755);
  const server = await startTestServer();
  await makeTemplate(server.url);
  const end = async () => {
    await server.stop();
    rmSync(runFolder, { recursive: true, force: true });
  };
  return { postgresUrl: server.url, runFolder, end };
}

export async function setup(project: TestProject): Promise<void> {
  const { postgresUrl, runFolder } = await (shared.catedraRun ??= begin());
  project.provide('postgresUrl', postgresUrl);
  project.provide('runFolder', runFolder);
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
  await migrateAcademy(url.href, (sentence) => process.stderr.write(`${sentence}\n`));
  await admin.query(`alter database ${TEMPLATE} with allow_connections false`);
  await admin.end();
}
