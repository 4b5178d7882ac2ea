import { expect, onTestFinished, test } from 'vitest';
import pg from 'pg';
import { createTestDatabase } from '#testing/postgres.ts';

const N = 2000;
const TABLAS = [
  'grupo_miembros',
  'matriculas_guardadas',
  'grupo_cursos',
  'inscripciones',
  'prorrogas',
  'curso_avance_guardado',
];

test('con planes de cuando la academia estaba vacía, miles que entran a la vez no se recorren por cada uno', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client(database.url);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await database.drop();
  });
  const personas = (desde: number, hasta: number) =>
    client.query(
      `insert into usuarios (id, nombre, apellidos, usuario, perfil)
       select gen_random_uuid(), 'Nombre', 'Apellido', 'p' || n, 'Estudiante' from generate_series($1::int, $2::int) n`,
      [desde, hasta],
    );
  const entran = () =>
    client.query(`
      insert into grupo_miembros (usuario_id, grupo_id) select u.id, g.id from usuarios u, grupos g
       where u.perfil = 'Estudiante' on conflict do nothing`);
  await client.query(
    `insert into perfiles (id, nombre, permisos) values (gen_random_uuid(), 'Estudiante', '{}')`,
  );
  await client.query(
    `insert into grupos (id, nombre) select gen_random_uuid(), 'Grupo ' || n from generate_series(1, 2) n`,
  );
  await client.query(
    `insert into cursos (id, titulo) select gen_random_uuid(), 'Curso ' || n from generate_series(1, 2) n`,
  );
  await client.query(
    'insert into grupo_cursos (grupo_id, curso_id) select g.id, c.id from grupos g, cursos c',
  );
  // The plans of this connection are made for a handful of people.
  await personas(1, 5);
  await entran();
  await client.query('analyze');
  await personas(6, 6);
  await entran();
  await personas(7, N);

  await client.query('begin');
  await entran();
  const { rows } = await client.query<{ leidas: number }>(
    'select sum(seq_tup_read)::int as leidas from pg_stat_xact_user_tables where relname = any($1)',
    [TABLAS],
  );
  await client.query('commit');
  const { rows: matriculas } = await client.query('select count(*)::int as n from matriculas');
  expect(matriculas).toEqual([{ n: 2 * N }]);
  expect(rows[0]?.leidas).toBeLessThan(20 * N);
});
