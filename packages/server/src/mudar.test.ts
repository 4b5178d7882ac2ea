import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { mudarBase } from './mudar-base.ts';
import { nombresDeReglas } from '#features/copias/la-academia.ts';
import { createBareDatabase, createTestDatabase } from '#testing/postgres.ts';

async function vacia(): Promise<string> {
  const { url, drop } = await createBareDatabase();
  onTestFinished(drop);
  return url;
}

async function academia(): Promise<string> {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  await preguntar(
    url,
    `insert into grupos (id, nombre, estado) values (gen_random_uuid(), 'Almacén', 'activo')`,
  );
  return url;
}

async function preguntar(url: string, texto: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(texto)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

const mudar = (desde: string, hasta: string) => mudarBase(desde, hasta, nombresDeReglas());
const grupos = (url: string) => preguntar(url, 'select nombre, estado from grupos');

test('una academia se muda y vuelve, fila por fila, y la de antes se queda como estaba', async () => {
  const [aqui, alli, vuelta] = [await academia(), await vacia(), await vacia()];
  const ida = await mudar(aqui, alli);
  const regreso = await mudar(alli, vuelta);
  expect(regreso).toEqual(ida);
  for (const url of [aqui, alli, vuelta])
    expect(await grupos(url)).toEqual([{ nombre: 'Almacén', estado: 'activo' }]);
});

test('nunca sobre otra academia, ni mientras alguien trabaja en la que se muda', async () => {
  const [aqui, otra, alli] = [await academia(), await academia(), await vacia()];
  await expect(mudar(aqui, otra)).rejects.toThrow(/Ahí ya hay una academia/);
  const client = new pg.Client({ connectionString: aqui, application_name: 'catedra-paginas' });
  await client.connect();
  await expect(mudar(aqui, alli)).rejects.toThrow(/La academia está en marcha sobre esa base/);
  await client.end();
  expect(await preguntar(alli, `select from pg_class where relname = 'usuarios'`)).toEqual([]);
});

test.each([[[]], [['--a', 'postgres://a/b', '--desde', 'postgres://a/c']], [['--por', 'x']]])(
  'sin decir adónde, o diciendo dos sitios, se explica cómo se usa: %j',
  (argumentos) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'mudar.ts'), ...argumentos],
      {
        encoding: 'utf8',
        env: { PATH: process.env.PATH },
      },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Uso, con la academia parada:/);
  },
);
