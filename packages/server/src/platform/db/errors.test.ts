import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { asDomainError } from '#platform/db/errors.ts';

const nowhere = join(import.meta.dirname, 'no-hay');
const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

test('un PostgreSQL cerrado no está disponible, sea por la red o por su socket', async () => {
  for (const url of ['postgres://a@127.0.0.1:1/b', `postgres://a@127.0.0.1:1/b?host=${nowhere}`]) {
    const failure = await failureOf(new pg.Client(url).connect());
    expect(asDomainError(failure), url).toMatchObject({ status: 503, code: 'NO_DISPONIBLE' });
  }
});

test('un archivo nuestro que falta no es cosa de la base de datos', async () => {
  const failure = await failureOf(readFile(nowhere));
  expect(asDomainError(failure)).toBe(failure);
});
