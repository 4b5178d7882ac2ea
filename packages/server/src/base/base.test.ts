import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, type Schema } from '#platform/schema/migrate.ts';
import { pictureOf } from '#platform/schema/picture.ts';
import { createBareDatabase } from '#testing/postgres.ts';
import { BASE } from './base.ts';
import { type Estado, readEstado, restoreEstado } from './testing/estado.ts';

const open: { end(): Promise<void> }[] = [];
afterAll(async () => {
  for (const one of open.toReversed()) await one.end();
});

async function database() {
  const { url, drop } = await createBareDatabase();
  const client = new pg.Client(url);
  await client.connect();
  open.push({ end: drop }, client);
  return { url, client };
}

async function started(schema: Schema) {
  const one = await database();
  const said: string[] = [];
  await migrate(one.url, schema, (sentence) => said.push(sentence));
  expect(said).toEqual([]);
  return one.client;
}

let fromBase: pg.Client;
let today: string[];
beforeAll(async () => {
  fromBase = await started(BASE);
  today = await pictureOf(fromBase);
});

test('el archivo de base y todas las migraciones dejan la misma base, hasta la última columna', async () => {
  const oneByOne = await started({ ...BASE, base: null });
  expect(await pictureOf(oneByOne)).toEqual(today);
  const kinds = new Set(today.map((line) => line.split(' ')[0]));
  const EACH = ['columna', 'disparador', 'función', 'relación', 'restricción', 'secuencia', 'índice'];
  expect(EACH.filter((kind) => !kinds.has(kind))).toEqual([]);

  const all = async (query: string) =>
    Promise.all([fromBase, oneByOne].map(async (client) => (await client.query<object>(query)).rows));
  const [lines, sameLines] = await all(
    'select hash, created_at from drizzle.__drizzle_migrations order by id',
  );
  expect(lines).toEqual(sameLines);
  const [academy, sameAcademy] = await all('select * from academia');
  expect(academy).toEqual(sameAcademy);
  const [key, otherKey] = await all(`select octet_length(llave) as largo, llave from recibo_llave`);
  expect(key).toMatchObject([{ largo: 32 }]);
  expect(key).not.toEqual(otherKey);
});

test('lo que se quita de una base se nota en su retrato', async () => {
  const client = await started(BASE);
  for (const change of [
    'alter table usuarios alter column version drop default',
    'drop index usuarios_por_perfil',
    'alter table cursos alter column titulo type text collate "C"',
    'alter table usuarios disable trigger usuarios_busqueda_alta',
    'alter table intento_preguntas drop constraint intento_preguntas_fraccion',
    'alter sequence cambios_id_seq increment 2',
  ]) {
    await client.query('begin');
    await client.query(change);
    expect.soft(await pictureOf(client), change).not.toEqual(today);
    await client.query('rollback');
  }
});

/** People, permissions, progress, marks and files: as they were then, in every column that there still is. */
const KEPT = [
  'usuarios',
  'credenciales',
  'perfiles',
  'grupos',
  'grupo_miembros',
  'grupo_tutores',
  'grupo_cursos',
  'inscripciones',
  'progreso',
  'curso_avance',
  'entregas',
  'entrega_archivos',
  'feedback',
  'intentos',
  'intento_preguntas',
  'archivos',
  'actividad_archivos',
  'evaluacion_excepciones',
  'adaptaciones',
  'campo_unicos',
];

type Row = Readonly<Record<string, unknown>>;

const asText = (rows: readonly Row[], columns: readonly string[]): string[] =>
  rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).toSorted();

async function compareKept(client: pg.Client, { tablas }: Estado): Promise<void> {
  for (const table of KEPT.filter((name) => tablas[name])) {
    const then = tablas[table] as readonly Row[];
    const { rows } = await client.query<{ row: Row }>(`select to_json(t) as row from ${table} t`);
    const now = rows.map(({ row }) => row);
    const columns = Object.keys(then[0] ?? {}).filter((column) => column in (now[0] ?? {}));
    expect(columns.length, table).toBeGreaterThan(1);
    expect(asText(now, columns), table).toEqual(asText(then, columns));
  }
}

test.each([
  ['primera-version', 3],
  ['quince-de-noviembre', 14],
  ['anterior', 63],
])(
  'una academia de otro tiempo (%s) llega a hoy con su gente, su avance, sus notas y sus archivos',
  async (name, migrations) => {
    const { url, client } = await database();
    const estado = readEstado(name);
    expect(estado.lineas).toHaveLength(migrations);
    await restoreEstado(client, estado);

    const said: string[] = [];
    await migrate(url, BASE, (sentence) => said.push(sentence));

    expect(said).toEqual([]);
    expect(await pictureOf(client)).toEqual(today);
    await compareKept(client, estado);
    // A mark that was kept with the progress is now also an attempt's.
    const { rows } = await client.query<{ sin: number; notas: number }>(`
    select count(*) filter (where i.id is null)::int as sin, count(*)::int as notas
      from progreso p join evaluaciones e on e.actividad_id = p.actividad_id
      left join intentos i on i.usuario_id = p.usuario_id and i.actividad_id = p.actividad_id and i.nota = p.nota
     where p.nota is not null`);
    expect(rows[0]?.notas).toBeGreaterThan(100);
    expect(rows[0]?.sin).toBe(0);
  },
);
