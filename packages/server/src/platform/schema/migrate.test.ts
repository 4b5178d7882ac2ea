import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '#platform/schema/migrate.ts';
import { createBareDatabase } from '#testing/postgres.ts';
import { programWith, start } from '#platform/schema/testing/tiny-schema.ts';

const open: { end(): Promise<void> }[] = [];
afterAll(async () => {
  for (const one of open.toReversed()) await one.end();
});

async function database() {
  const { url, drop } = await createBareDatabase();
  const client = new pg.Client(url);
  await client.connect();
  open.push({ end: drop }, client);
  const one = async <T>(query: string): Promise<T> =>
    (await client.query({ text: query, rowMode: 'array' })).rows[0]?.[0] as T;
  return { url, client, one };
}

const dobla = (veces: number) => `
-- What is stored is so many times what was asked for.
create or replace function dobla() returns trigger language plpgsql as $$
begin
  new.n := ${veces} * new.n; -- A semicolon; in a comment ends nothing.
  return new;
end $$;
`;
const AL_ENTRAR = `create or replace trigger cosas_dobla before insert on cosas for each row execute function dobla();`;
const AL_CAMBIAR = `create or replace trigger cosas_dobla before insert or update on cosas
  for each row when (new.n is not null) execute function dobla();`;

const triggerOid = `select oid from pg_trigger where tgname = 'cosas_dobla'`;
const stored = `insert into cosas values ((random() * 1e9)::int, 10) returning n`;

test('una edición mayor cambia los cuerpos, y el disparador que sigue igual no se toca', async () => {
  const { url, one } = await database();
  expect(await start(url, programWith(1, dobla(2) + AL_ENTRAR))).toEqual([]);
  expect(await one(stored)).toBe(20);
  const before = await one(triggerOid);

  expect(await start(url, programWith(2, dobla(3) + AL_ENTRAR))).toEqual([]);

  expect(await one(stored)).toBe(30);
  expect(await one(triggerOid)).toBe(before);
  expect(await one(`select xmin::text from pg_trigger where tgname = 'cosas_dobla'`)).not.toBe(
    await one(`select xmin::text from pg_proc where proname = 'dobla'`),
  );
});

test('un disparador que cambió, o al que nadie puso el programa, queda como dice la carpeta', async () => {
  const { url, client, one } = await database();
  await start(url, programWith(1, dobla(2) + AL_ENTRAR));
  await start(url, programWith(2, dobla(2) + AL_CAMBIAR));
  expect(await one(`select pg_get_triggerdef(oid) from pg_trigger where tgname = 'cosas_dobla'`)).toContain(
    'UPDATE',
  );

  // As a database that had the same ones from migrations: nothing is known of them, and they are compared.
  await client.query('drop table drizzle.reglas');
  const before = await one(triggerOid);
  const written = await one(`select xmin::text from pg_trigger where tgname = 'cosas_dobla'`);
  await start(url, programWith(3, dobla(2) + AL_CAMBIAR));
  expect(await one(triggerOid)).toBe(before);
  expect(await one(`select xmin::text from pg_trigger where tgname = 'cosas_dobla'`)).toBe(written);
});

test('un programa con una edición menor no cambia nada', async () => {
  const { url, one } = await database();
  await start(url, programWith(5, dobla(5) + AL_ENTRAR));

  expect(
    await start(
      url,
      programWith(4, `${dobla(4)}${AL_ENTRAR} create or replace view vieja as select 1 as uno;`),
    ),
  ).toEqual([]);

  expect(await one(stored)).toBe(50);
  expect(await one(`select to_regclass('vieja')`)).toBeNull();
  expect(await one('select numero from drizzle.reglas')).toBe(5);
});

test('con la misma edición no se escribe nada', async () => {
  const { url, one } = await database();
  await start(url, programWith(1, dobla(2) + AL_ENTRAR));
  const written = `select array_agg(x order by x)::text from (select xmin::text as x from pg_proc where proname = 'dobla'
    union all select xmin::text from drizzle.reglas union all select xmin::text from pg_trigger where tgname = 'cosas_dobla') t`;
  const before = await one(written);

  expect(await start(url, programWith(1, dobla(2) + AL_ENTRAR))).toEqual([]);

  expect(await one(written)).toBe(before);
});

test('lo que dejó la carpeta se quita, salvo que algo lo use, y eso se dice', async () => {
  const { url, client, one } = await database();
  const uno = `create or replace function uno() returns int language sql return 1;`;
  const dos = `create or replace function dos() returns int language sql return 2;`;
  await start(
    url,
    programWith(1, `${uno}${dos}${dobla(2)}${AL_ENTRAR} create or replace view una as select n from cosas;`),
  );
  await client.query('create view de_otro as select uno() as n');

  const said = await start(url, programWith(2, dobla(2)));

  expect(said).toEqual(['Sigue en la base lo que el programa ya no trae, porque algo lo usa: función uno.']);
  expect(
    await one(
      `select string_agg(proname, ' ' order by proname) from pg_proc where pronamespace = 'public'::regnamespace`,
    ),
  ).toBe('dobla uno');
  expect(await one(triggerOid)).toBeUndefined();
  expect(await one(`select to_regclass('una')`)).toBeNull();
  expect(await one('select n from de_otro')).toBe(1);
});

test('una vista se cambia cuando cambió la suya, y solo entonces', async () => {
  const { url, one } = await database();
  const vista = (mas: string) =>
    `create or replace view doble as select id, 2 * n as n${mas} from cosas where n > 0;`;
  await start(url, programWith(1, vista('')));
  const written = `select xmin::text from pg_rewrite where ev_class = 'doble'::regclass`;
  const before = await one(written);
  await start(url, programWith(2, `${vista('')}${dobla(2)}`));
  expect(await one(written)).toBe(before);

  await start(url, programWith(3, vista(', de')));

  expect(await one(written)).not.toBe(before);
  expect(await one(`select count(*)::int from information_schema.columns where table_name = 'doble'`)).toBe(
    3,
  );
});

test('un disparador de los que esperan al final cambia también', async () => {
  const { url, one } = await database();
  const alFinal = (
    cuando: string,
  ) => `create constraint trigger cosas_al_final after ${cuando} on cosas deferrable initially deferred
    for each row execute function dobla();`;
  await start(url, programWith(1, dobla(1) + alFinal('insert')));
  await start(url, programWith(2, dobla(1) + alFinal('insert or update')));
  expect(
    await one(`select pg_get_triggerdef(oid) from pg_trigger where tgname = 'cosas_al_final'`),
  ).toContain('INSERT OR UPDATE');
});

test('quien tiene tomada la tabla hace esperar: se reintenta, y después siguen las reglas de antes y se dice', async () => {
  const { url, client, one } = await database();
  await start(url, programWith(1, dobla(2) + AL_ENTRAR));
  await client.query('begin');
  await client.query('insert into cosas values (1, 1)');

  const said = await start(url, programWith(2, dobla(3) + AL_CAMBIAR), { lockMs: 30, totalMs: 700 });

  expect(said).toEqual([
    'No se pudo poner al día disparador cosas.cosas_dobla: otro programa tiene ocupada su tabla. Siguen las reglas de antes; el próximo arranque lo intenta de nuevo.',
  ]);
  await client.query('rollback');
  expect(await one(stored)).toBe(20);
  expect(await one('select numero from drizzle.reglas')).toBe(1);
});

test('lo que queda libre mientras se reintenta se pone', async () => {
  const { url, client, one } = await database();
  await start(url, programWith(1, dobla(2) + AL_ENTRAR));
  await client.query('begin');
  await client.query('insert into cosas values (1, 1)');
  const starting = start(url, programWith(2, dobla(3) + AL_CAMBIAR), { lockMs: 200, totalMs: MINUTO });
  const waits = `select count(*)::int from pg_locks where database = (select oid from pg_database
    where datname = current_database()) and not granted`;
  await expect.poll(() => one(waits)).toBeGreaterThan(0);
  await expect.poll(() => one(waits)).toBe(0);
  await client.query('commit');
  expect(await starting).toEqual([]);
  expect(await one(stored)).toBe(30);
});

test('lo que falta guardar de otra forma se sigue intentando: sin ello no se arranca', async () => {
  const { url, client, one } = await database();
  await start(url, programWith(1, dobla(2) + AL_ENTRAR));
  await client.query('begin');
  await client.query('insert into cosas values (1, 1)');
  const said: string[] = [];
  const program = programWith(2, dobla(3) + AL_ENTRAR, ['alter table cosas add column m int']);
  const starting = migrate(url, program, (sentence) => said.push(sentence), { lockMs: 30, totalMs: 100 });
  await expect
    .poll(() => said[0])
    .toBe(
      'No se pudo poner al día 0001_paso: otro programa tiene ocupada su tabla. Se sigue intentando: sin ello no se puede arrancar.',
    );
  await client.query('commit');
  await starting;
  program.forget();
  expect(await one(stored)).toBe(30);
});

test('de una conexión que se corta a medias se dice qué la cortó', async () => {
  const { url, client, one } = await database();
  await start(url, programWith(1, dobla(2) + AL_ENTRAR));
  await client.query('begin');
  await client.query('insert into cosas values (1, 1)');
  const starting = start(url, programWith(2, dobla(3) + AL_CAMBIAR), { lockMs: MINUTO, totalMs: MINUTO });
  const told = expect(starting).rejects.toMatchObject({ code: '57P01' });
  const cut = `select count(pg_terminate_backend(pid))::int from pg_locks where not granted
    and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(() => one(cut)).toBeGreaterThan(0);
  await told;
  await client.query('rollback');
  expect(await one(stored)).toBe(20);
});

test('dos procesos que arrancan a la vez dejan una sola puesta al día', async () => {
  const { url, one } = await database();
  const both = [1, 2].map(() => start(url, programWith(1, dobla(2) + AL_ENTRAR)));
  expect(await Promise.all(both)).toEqual([[], []]);
  expect(await one('select count(*)::int from drizzle.__drizzle_migrations')).toBe(1);
  expect(await one(stored)).toBe(20);
});

test('un arranque nombra lo que alguien cambió a mano, y la edición siguiente lo vuelve a poner', async () => {
  const { url, client, one } = await database();
  const rules = `${dobla(2)}${AL_ENTRAR} create or replace function uno() returns int language sql return 1;`;
  await start(url, programWith(1, rules));
  await client.query(dobla(9));
  await client.query('alter table cosas disable trigger cosas_dobla');
  await client.query('drop function uno');

  const names =
    'Alguien cambió a mano reglas de la base de datos: disparador cosas.cosas_dobla, función dobla, función uno (ya no está).';
  expect(await start(url, programWith(1, rules))).toEqual([
    `${names} Siguen así hasta que el programa traiga otras.`,
  ]);
  expect(await start(url, programWith(2, rules))).toEqual([`${names} El programa pone ahora las suyas.`]);
  expect(await one(stored)).toBe(20);
  expect(await one('select uno()')).toBe(1);
  expect(await start(url, programWith(2, rules))).toEqual([]);
});

test('lo que falla en las reglas no deja nada a medias, tampoco lo que va delante', async () => {
  const { url, one } = await database();
  const broken = programWith(1, 'create or replace view mala as select nada from cosas;');
  await expect(start(url, broken)).rejects.toThrow('column "nada" does not exist');
  expect(await one(`select to_regclass('cosas')`)).toBeNull();
  expect(await one(`select to_regclass('drizzle.__drizzle_migrations')`)).toBeNull();
});

test('a quien le falta un derecho se le dice cuál', async () => {
  const { url, client } = await database();
  const role = `ajeno_${Math.random().toString(36).slice(2)}`;
  await client.query(`create role ${role} login password 'x'; revoke create on schema public from public`);
  open.push({ end: async () => void (await client.query(`drop owned by ${role}; drop role ${role}`)) });
  const theirs = new URL(url);
  Object.assign(theirs, { username: role, password: 'x' });
  await client.query(`grant create on database ${theirs.pathname.slice(1)} to ${role}`);

  await expect(start(theirs.href, programWith(1, dobla(2)))).rejects.toThrow(
    `Para poner al día la base, a su usuario ${role} le falta el derecho de crear en el esquema public (grant create on schema public to ${role}). Dáselo, y arranca de nuevo.`,
  );

  await start(url, programWith(1, dobla(2)));
  await client.query(`grant create on schema public to ${role}; grant usage on schema drizzle to ${role};
    grant all on all tables in schema drizzle to ${role}`);
  await expect(start(theirs.href, programWith(2, dobla(3)))).rejects.toThrow(
    /le falta el derecho de cambiar lo que es de (\w+) \(grant \1 to /,
  );
});

test('una función con otros argumentos es cosa de una migración', async () => {
  const { url } = await database();
  await start(
    url,
    programWith(1, 'create or replace function uno(a int) returns int language sql return 1;'),
  );
  const other = 'create or replace function uno(a text) returns int language sql return 1;';
  await expect(start(url, programWith(2, other))).rejects.toThrow('dos funciones con el mismo nombre');
  await start(url, programWith(2, other, ['drop function uno(int)']));
});
