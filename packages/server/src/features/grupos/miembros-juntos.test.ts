import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databaseFailure } from '#platform/db/errors.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const { db } = platform;

const meter = (usuarioId: string, grupoId: string) =>
  sql`insert into grupo_miembros (usuario_id, grupo_id) values (${usuarioId}, ${grupoId})`;
const sinGrupo = (id: string) => sql`delete from grupos where id = ${id}`;
const miembros = async (grupoId: string) =>
  (await db.execute(sql`select from grupo_miembros where grupo_id = ${grupoId}`)).rows.length;
const fallo = (intento: Promise<unknown>) =>
  intento.then(
    () => null,
    (error: unknown) => databaseFailure(error),
  );

test('nadie está en un grupo que no existe, ni un grupo tiene a quien no existe', async () => {
  const [persona, grupo] = [await school.persona(), await school.grupo()];
  const deNadie = { code: '23503', table: 'grupo_miembros' };
  expect(await fallo(db.execute(meter(persona.id, randomUUID())))).toMatchObject(deNadie);
  expect(await fallo(db.execute(meter(randomUUID(), grupo.id)))).toMatchObject(deNadie);
  await db.execute(meter(persona.id, grupo.id));
  const otro = sql`update grupo_miembros set grupo_id = ${randomUUID()} where usuario_id = ${persona.id}`;
  expect(await fallo(db.execute(otro))).toMatchObject(deNadie);
});

test('un grupo con personas no se borra, y quien se borra deja los suyos', async () => {
  const [persona, grupo] = [await school.persona(), await school.grupo()];
  await db.execute(meter(persona.id, grupo.id));
  expect(await fallo(db.execute(sinGrupo(grupo.id)))).toMatchObject({
    code: '23001',
    table: 'grupo_miembros',
  });
  await db.execute(sql`delete from usuarios where id = ${persona.id}`);
  expect(await miembros(grupo.id)).toBe(0);
  await db.execute(sinGrupo(grupo.id));
});

test('quien entra mientras el grupo se borra se queda fuera, y quien ya entraba no deja borrarlo', async () => {
  const [persona, grupo, otro] = [await school.persona(), await school.grupo(), await school.grupo()];
  let entra: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await tx.execute(sinGrupo(grupo.id));
    entra = fallo(db.execute(meter(persona.id, grupo.id)));
  });
  expect(await entra).toMatchObject({ code: '23503' });

  let borra: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await tx.execute(meter(persona.id, otro.id));
    borra = fallo(db.execute(sinGrupo(otro.id)));
  });
  expect(await borra).toMatchObject({ code: '23001' });
  expect(await miembros(otro.id)).toBe(1);
});

test('quien acaba de crearse entra sin que se le retenga; quien ya estaba no se borra hasta que entra', async () => {
  const [vieja, grupo] = [await school.persona(), await school.grupo()];
  const id = randomUUID();
  const crear = sql`insert into usuarios (id, nombre, apellidos, usuario, perfil)
    select ${id}, 'Nueva', 'Persona', ${id}, perfil from usuarios where id = ${vieja.id}`;
  const juntas = (...ids: string[]) => sql`insert into grupo_miembros (usuario_id, grupo_id)
    select unnest(${sql.param(ids)}::uuid[]), ${grupo.id}`;
  let borra: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await tx.execute(crear);
    const conNadie = tx.transaction((dentro) => dentro.execute(juntas(id, vieja.id, randomUUID())));
    expect(await fallo(conNadie)).toMatchObject({ code: '23503' });
    await tx.execute(juntas(id, vieja.id));
    const { rows } = await tx.execute(sql`select xmax::text from usuarios where id = ${id}`);
    expect(rows).toEqual([{ xmax: '0' }]);
    borra = db.execute(sql`delete from usuarios where id = ${vieja.id}`);
  });
  await borra;
  expect(await miembros(grupo.id)).toBe(1);
});
