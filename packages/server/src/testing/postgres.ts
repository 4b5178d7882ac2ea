import { randomBytes } from 'node:crypto';

import pg from 'pg';
import { inject } from 'vitest';

import { TEMPLATE } from '#testing/test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export type TestDatabase = { url: string; drop(): Promise<void> };

/** A migrated, empty database of its own for a test file. */
export const createTestDatabase = (): Promise<TestDatabase> => createDatabase(TEMPLATE);

/** One that no program has opened yet. */
export const createBareDatabase = (): Promise<TestDatabase> => createDatabase('template0');

async function createDatabase(template: string): Promise<TestDatabase> {
  const name = `prueba_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = name;
  return { url: url.href, drop: () => asAdmin(`drop database if exists ${name} with (force)`) };
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgresUrl'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
