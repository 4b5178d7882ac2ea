import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databaseFailure } from '#platform/db/errors.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform } = await createTestApp();
const { db } = platform;

const nuevo = async () => {
  const nombre = `Perfil ${randomUUID()}`;
  await db.execute(
    sql`insert into perfiles (id, nombre, permisos) values (${randomUUID()}, ${nombre}, '{}')`,
  );
  return nombre;
};
const crear = (...perfiles: string[]) => sql`insert into usuarios (id, nombre, apellidos, usuario, perfil)
  select gen_random_uuid(), 'Nombre', 'Apellido', gen_random_uuid(), x from unnest(${sql.param(perfiles)}::text[]) x`;
const llamar = (perfil: string, otro: string) =>
  sql`update perfiles set nombre = ${otro} where nombre = ${perfil}`;
const quitar = (perfil: string) => sql`delete from perfiles where nombre = ${perfil}`;
const personas = async (perfil: string) =>
  (await db.execute(sql`select from usuarios where perfil = ${perfil}`)).rows.length;
const fallo = (intento: Promise<unknown>) =>
  intento.then(
    () => null,
    (error: unknown) => databaseFailure(error),
  );
const deNinguno = { code: '23503', table: 'usuarios', constraint: 'usuarios_perfil_perfiles_nombre_fk' };

test('nadie tiene un perfil que no existe, ni al crearse ni después', async () => {
  const perfil = await nuevo();
  expect(await fallo(db.execute(crear(perfil, 'El que no hay')))).toMatchObject(deNinguno);
  expect(await personas(perfil)).toBe(0);
  await db.execute(crear(perfil, perfil));
  const otro = sql`update usuarios set perfil = 'El que no hay' where perfil = ${perfil}`;
  expect(await fallo(db.execute(otro))).toMatchObject(deNinguno);
});

test('quien tiene un perfil lo sigue teniendo con otro nombre, y mientras no se elimina', async () => {
  const perfil = await nuevo();
  await db.execute(crear(perfil, perfil));
  const otro = `${perfil} de hoy`;
  await db.execute(llamar(perfil, otro));
  expect([await personas(perfil), await personas(otro)]).toEqual([0, 2]);
  expect(await fallo(db.execute(quitar(otro)))).toMatchObject({ code: '23001', table: 'usuarios' });
  await db.execute(sql`delete from usuarios where perfil = ${otro}`);
  await db.execute(quitar(otro));
});

test('quien llega mientras el perfil cambia de nombre no se queda con el viejo, y quien llegaba ya va con el nuevo', async () => {
  const [perfil, segundo] = [await nuevo(), await nuevo()];
  let llega: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await tx.execute(llamar(perfil, `${perfil} de hoy`));
    llega = fallo(db.execute(crear(perfil)));
  });
  expect(await llega).toMatchObject({ code: '23503' });

  let cambia: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await tx.execute(crear(segundo));
    cambia = db.execute(llamar(segundo, `${segundo} de hoy`));
  });
  await cambia;
  expect([await personas(segundo), await personas(`${segundo} de hoy`)]).toEqual([0, 1]);
});
