import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { conValorSql } from '#features/campos/condicion-sql.ts';
import { camposTable } from '#features/campos/table.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { databaseFailure } from '#platform/db/errors.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import type { Client } from '#testing/client.ts';

const { school, platform } = await createTestApp();
const admin = await school.superAdministrador();

const crear = async (nuevo: object, quien: Client = admin) => quien.put(`/api/campos/${randomUUID()}`, nuevo);
const vaciar = () => platform.db.delete(camposTable);
const ponerValor = async (id: string, campos: object, quien: Client = admin) => {
  const { version } = (await admin.get(`/api/usuarios/${id}`)).body;
  return quien.patch(`/api/usuarios/${id}`, { campos, version });
};
const camposDe = async (id: string, quien: Client = admin) =>
  (await quien.get(`/api/usuarios/${id}`)).body.campos;

describe('definir', () => {
  test('crear dos veces el mismo es crearlo una, y otro con su id se dice', async () => {
    const id = randomUUID();
    const nuevo = { nombre: 'Nº de empleado', tipo: 'texto', unico: true };
    const [uno, otra] = [
      await admin.put(`/api/campos/${id}`, nuevo),
      await admin.put(`/api/campos/${id}`, nuevo),
    ];
    expect(uno.body).toMatchObject({ id, clave: 'n_de_empleado', propia: 'no', tutor: 've', version: 1 });
    expect(otra.body).toEqual(uno.body);
    expect((await admin.put(`/api/campos/${id}`, { ...nuevo, nombre: 'Otro' })).status).toBe(409);
    await vaciar();
  });

  test('el campo 41 y el valor 501 no caben, tampoco a la vez', async () => {
    await vaciar();
    for (let n = 0; n < 38; n++) await school.campo();
    const hechos = await Promise.all(
      Array.from({ length: 5 }, (_, n) => crear({ nombre: `A la vez ${n}`, tipo: 'texto' })),
    );
    expect(hechos.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409]);
    expect(hechos.find(({ status }) => status === 409)?.body.error).toMatchObject({
      code: 'DEMASIADOS_CAMPOS',
    });
    await vaciar();
    const opciones = Array.from({ length: 501 }, (_, n) => ({ id: randomUUID(), texto: `Valor ${n}` }));
    const lista = await crear({ nombre: 'Larga', tipo: 'lista', opciones });
    expect(lista.status).toBe(400);
    expect((await crear({ nombre: 'Larga', tipo: 'lista', opciones: opciones.slice(1) })).status).toBe(200);
    await vaciar();
  });

  test('dos a la vez con el mismo nombre: queda uno', async () => {
    const hechos = await Promise.all([1, 2, 3].map(() => crear({ nombre: 'Sede', tipo: 'texto' })));
    expect(hechos.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    await vaciar();
  });

  test('quien leyó una versión vieja no pisa lo que otra persona cambió', async () => {
    const campo = await school.campo();
    expect((await admin.patch(`/api/campos/${campo.id}`, { nombre: 'Uno', version: 1 })).status).toBe(200);
    const tarde = await admin.patch(`/api/campos/${campo.id}`, { nombre: 'Dos', version: 1 });
    expect(tarde.status).toBe(409);
    // Sent again after a lost answer, it is done already.
    expect((await admin.patch(`/api/campos/${campo.id}`, { nombre: 'Uno', version: 1 })).status).toBe(200);
    await vaciar();
  });

  test('un campo con el que se llena un grupo ni se elimina ni se retira, y se dice qué hacer antes', async () => {
    const campo = await school.campo();
    const { id } = await school.grupo();
    const regla = { cumple: 'todas', condiciones: [{ campo: campo.id, es: 'igual', a: ['Getafe'] }] };
    expect((await admin.put(`/api/grupos/${id}/regla`, { regla, version: 0 })).status).toBe(200);
    const dicho = async (answer: Promise<{ body: { error?: { message: string } } }>) =>
      (await answer).body.error?.message;
    const porque = 'un grupo se llena con él. Cambia antes su regla.';
    expect(await dicho(admin.delete(`/api/campos/${campo.id}`))).toBe(`No se puede eliminar: ${porque}`);
    expect(await dicho(admin.post(`/api/campos/${campo.id}/retirar`))).toBe(`No se puede retirar: ${porque}`);
    await platform.db.execute(sql`delete from grupos where id = ${id}`);
    await vaciar();
  });

  test('un campo con datos no se elimina: se retira, y al recuperarlo está todo', async () => {
    const campo = await school.campo();
    const ana = await school.persona();
    await ponerValor(ana.id, { [campo.id]: 'algo' });
    const eliminado = await admin.delete(`/api/campos/${campo.id}`);
    expect(eliminado.body.error?.message).toBe(
      'No se puede eliminar: lo tiene 1 persona. Puedes retirarlo: no se pierde nada.',
    );
    expect((await admin.post(`/api/campos/${campo.id}/retirar`)).body).toMatchObject({ estado: 'retirado' });
    expect((await ponerValor(ana.id, { [campo.id]: 'otro' })).status).toBe(400);
    await admin.post(`/api/campos/${campo.id}/recuperar`);
    expect(await camposDe(ana.id)).toEqual({ [campo.id]: 'algo' });
    await ponerValor(ana.id, { [campo.id]: null });
    expect((await admin.delete(`/api/campos/${campo.id}`)).status).toBe(200);
    expect((await admin.delete(`/api/campos/${campo.id}`)).status).toBe(404);
  });

  test('poner en orden', async () => {
    const [a, b, c] = [await school.campo(), await school.campo(), await school.campo()];
    await admin.post('/api/campos/ordenar', { ids: [c.id, randomUUID(), a.id] });
    const leidos = (await admin.get('/api/campos')).body as unknown as { id: string }[];
    expect(leidos.map(({ id }) => id)).toEqual([c.id, a.id, b.id]);
    await vaciar();
  });
});

describe('valores', () => {
  test('los de una persona se escriben uno a uno: lo que no se nombra se queda', async () => {
    const [texto, numero] = [await school.campo(), await school.campo({ tipo: 'numero' })];
    const ana = await school.persona();
    await ponerValor(ana.id, { [texto.id]: 'Getafe', [numero.id]: 7 });
    await ponerValor(ana.id, { [numero.id]: null });
    expect(await camposDe(ana.id)).toEqual({ [texto.id]: 'Getafe' });
    const { body } = await admin.get(`/api/usuarios/${ana.id}`);
    const { nombre, apellidos, correo, usuario, documento, telefono, perfil, zonaHoraria, version } = body;
    const entero = { nombre, apellidos, correo, usuario, documento, telefono, perfil, zonaHoraria, version };
    expect((await admin.put(`/api/usuarios/${ana.id}`, entero)).body.campos).toEqual({
      [texto.id]: 'Getafe',
    });
    await vaciar();
  });

  test('lo obligatorio se pide al crear, y no bloquea a quien ya estaba', async () => {
    const campo = await school.campo({ obligatorio: true, nombre: 'Centro' });
    const ana = await school.persona();
    const datos = {
      nombre: 'Eva',
      apellidos: '',
      correo: `${randomUUID()}@prueba.example`,
      usuario: null,
      documento: null,
      telefono: null,
      zonaHoraria: null,
      perfil: 'Estudiante',
      version: 0,
    };
    const sin = await admin.put(`/api/usuarios/${randomUUID()}`, datos);
    expect(sin.body.error?.fields).toEqual({ [`campos.${campo.id}`]: 'Este dato es obligatorio.' });
    const con = await admin.put(`/api/usuarios/${randomUUID()}`, {
      ...datos,
      campos: { [campo.id]: 'Getafe' },
    });
    expect(con.body.campos).toEqual({ [campo.id]: 'Getafe' });
    const { version } = (await admin.get(`/api/usuarios/${ana.id}`)).body;
    expect((await admin.patch(`/api/usuarios/${ana.id}`, { telefono: '600', version })).status).toBe(200);
    await vaciar();
  });

  test('lo que no se repite no se repite, tampoco a la vez ni con otras mayúsculas', async () => {
    const campo = await school.campo({ unico: true, nombre: 'Nº de empleado' });
    const gente = await Promise.all(Array.from({ length: 4 }, () => school.persona()));
    const hechos = await Promise.all(
      gente.map(({ id }, n) => ponerValor(id, { [campo.id]: n % 2 === 0 ? 'A-17' : 'a-17' })),
    );
    expect(hechos.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const malo = hechos.find(({ status }) => status === 409);
    expect(malo?.body.error).toMatchObject({
      code: 'YA_EXISTE',
      fields: { [`campos.${campo.id}`]: 'Ya hay otra persona con ese dato en «Nº de empleado».' },
    });
    const quien = gente[hechos.findIndex(({ status }) => status === 200)];
    const otra = gente[hechos.findIndex(({ status }) => status === 409)];
    await ponerValor(quien?.id ?? '', { [campo.id]: 'B-1' });
    expect((await ponerValor(otra?.id ?? '', { [campo.id]: 'A-17' })).status).toBe(200);
    await vaciar();
  });

  test('hacer único un campo que se repite dice cuáles; retirarlo y recuperarlo lo vuelve a mirar', async () => {
    const campo = await school.campo({ nombre: 'Tarjeta' });
    const [ana, eva] = [await school.persona(), await school.persona()];
    await ponerValor(ana.id, { [campo.id]: '17' });
    await ponerValor(eva.id, { [campo.id]: '17' });
    const mal = await admin.patch(`/api/campos/${campo.id}`, { unico: true, version: 1 });
    expect(mal.body.error?.message).toBe(
      '«Tarjeta» se repite: «17» lo tienen 2. Corrígelos y vuelve a intentarlo.',
    );
    await ponerValor(eva.id, { [campo.id]: '18' });
    expect((await admin.patch(`/api/campos/${campo.id}`, { unico: true, version: 1 })).status).toBe(200);
    expect((await ponerValor(eva.id, { [campo.id]: '17' })).status).toBe(409);
    await admin.post(`/api/campos/${campo.id}/retirar`);
    await admin.post(`/api/campos/${campo.id}/recuperar`);
    expect((await ponerValor(eva.id, { [campo.id]: '17' })).status).toBe(409);
    await vaciar();
  });

  test('una persona que no existe y una que no se ve se rechazan igual', async () => {
    const campo = await school.campo({ tipo: 'persona', tutor: 'edita' });
    const [grupo, ana, ajena] = [await school.grupo(), await school.persona(), await school.persona()];
    await school.miembro(grupo.id, ana.id);
    const tutora = await school.con('usuarios:ver:grupos', 'usuarios:editar:grupos');
    await school.tutor(grupo.id, tutora.id);
    const [inventada, oculta] = [
      await ponerValor(ana.id, { [campo.id]: randomUUID() }, tutora),
      await ponerValor(ana.id, { [campo.id]: ajena.id }, tutora),
    ];
    expect(inventada.status).toBe(400);
    expect(oculta.body.error?.fields).toEqual(inventada.body.error?.fields);
    expect((await ponerValor(ana.id, { [campo.id]: ana.id }, tutora)).status).toBe(200);
    await vaciar();
  });

  test('eliminar a una persona borra sus datos propios', async () => {
    const campo = await school.campo({ unico: true });
    const [ana, eva] = [await school.persona(), await school.persona()];
    await ponerValor(ana.id, { [campo.id]: '9' });
    await admin.delete(`/api/usuarios/${ana.id}`);
    expect((await ponerValor(eva.id, { [campo.id]: '9' })).status).toBe(200);
    await vaciar();
  });
});

test('lo que no se repite se busca por el índice, aunque al empezar no lo tuviera casi nadie', async () => {
  await vaciar();
  const { id } = await school.campo({ nombre: 'Nº de empleado', unico: true });
  await platform.db.execute(sql`vacuum analyze campo_unicos`);
  const enteras = await inTransaction(platform.db, async (tx) => {
    await tx.execute(sql`
      insert into usuarios (id, nombre, apellidos, correo, perfil, campos)
      select gen_random_uuid(), 'Muchas', '', 'u' || n || '@unicos.example', 'Estudiante', jsonb_build_object(${id}::text, n::text)
        from generate_series(1, 30) n`);
    await tx.execute(sql`
      update usuarios set campos = jsonb_build_object(${id}::text, 'otro ' || correo) where correo like '%@unicos.example'`);
    const { rows } = await tx.execute<{ n: number }>(
      sql`select seq_scan::int as n from pg_stat_xact_user_tables where relname = 'campo_unicos'`,
    );
    return rows[0]?.n;
  });
  expect(enteras).toBe(0);
});

test('lo que no se repite se va con su persona y con su campo', async () => {
  await vaciar();
  const [uno, otro] = [await school.campo({ unico: true }), await school.campo({ unico: true })];
  const [ana, eva] = [await school.persona(), await school.persona()];
  await ponerValor(ana.id, { [uno.id]: '1', [otro.id]: '1' });
  await ponerValor(eva.id, { [uno.id]: '2' });
  const quedan = async () =>
    (await platform.db.execute(sql`select campo_id, usuario_id from campo_unicos order by valor`)).rows;
  await platform.db.execute(sql`delete from usuarios where id = ${ana.id}`);
  expect(await quedan()).toEqual([{ campo_id: uno.id, usuario_id: eva.id }]);
  await platform.db.execute(sql`delete from campos where id = ${uno.id}`);
  expect(await quedan()).toEqual([]);
});

test('de quienes llegan juntos, dos con el mismo dato único no entran, y ninguno a medias', async () => {
  await vaciar();
  const { id } = await school.campo({ nombre: 'Nº de empleado', unico: true });
  const juntas = (...numeros: string[]) =>
    platform.db.execute(sql`
      insert into usuarios (id, nombre, apellidos, usuario, perfil, campos)
      select gen_random_uuid(), 'Juntas', '', gen_random_uuid()::text, 'Estudiante', jsonb_build_object(${id}::text, n)
        from unnest(${sql.param(numeros)}::text[]) n`);
  const repetido = { code: 'CT409', column: `campos.${id}` };
  const fallo = (intento: Promise<unknown>) => intento.then(() => null, databaseFailure);
  expect(await fallo(juntas('A-1', 'A-2', 'a-1'))).toMatchObject(repetido);
  expect(await fallo(juntas('A-1', 'A-2'))).toBeNull();
  expect(await fallo(juntas('A-3', 'A-2'))).toMatchObject(repetido);
  const { rows } = await platform.db.execute(sql`select valor from campo_unicos order by valor`);
  expect(rows).toEqual([{ valor: 'a-1' }, { valor: 'a-2' }]);
});

test('quién tiene un valor se pregunta al índice de quienes tienen alguno', async () => {
  const plan = await inTransaction(platform.db, async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain select id from usuarios where ${conValorSql(randomUUID(), 'x')}`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('usuarios_por_campos');
});
