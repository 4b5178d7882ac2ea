import { globSync, readFileSync } from 'node:fs';
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

interface Snapshot {
  readonly tables: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly foreignKeys: Readonly<Record<string, { readonly onDelete: string }>>;
      }
    >
  >;
}

test('la asignación de un curso dice una cosa del grupo y otra del curso', () => {
  const dicho = (constraint: string) =>
    String(asDomainError(Object.assign(new Error(), { code: '23001', table: 'grupo_cursos', constraint })));
  expect(dicho('grupo_cursos_grupo_id_grupos_id_fk')).toContain('tiene cursos asignados');
  expect(dicho('grupo_cursos_curso_id_cursos_id_fk')).toContain('está asignado a grupos');
});

test('cada tabla que no deja eliminar algo dice por qué', () => {
  const meta = join(import.meta.dirname, '../../base/migraciones/meta');
  const last = globSync('*_snapshot.json', { cwd: meta }).toSorted().at(-1) ?? '';
  const { tables } = JSON.parse(readFileSync(join(meta, last), 'utf8')) as Snapshot;
  const holding = Object.values(tables)
    .filter(({ foreignKeys }) =>
      Object.values(foreignKeys).some(({ onDelete }) => !['cascade', 'set null'].includes(onDelete)),
    )
    .map(({ name }) => name);
  const saidOf = (table: string) => asDomainError(Object.assign(new Error(), { code: '23001', table }));

  expect(holding.length).toBeGreaterThan(5);
  expect(
    holding.filter((table) => String(saidOf(table)).includes(String(saidOf('una que nadie conoce')))),
    'no están en USED_BY de errors.ts',
  ).toEqual([]);
});
