import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const { db } = platform;
const admin = await school.con('usuarios:ver', 'usuarios:editar');
const [ana, eva, leo] = [await school.persona(), await school.persona(), await school.persona()];

const crear = (quien: Client, dado: object = {}) =>
  quien.put(`/api/campos/${randomUUID()}`, { nombre: 'Responsable', tipo: 'persona', ...dado });

const poner = async (usuarioId: string, campos: object, quien = admin) => {
  const { version } = (await admin.get(`/api/usuarios/${usuarioId}`)).body;
  return quien.patch(`/api/usuarios/${usuarioId}`, { campos, version });
};

const equipoDe = async (id: string): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select equipo_de(array[${id}]::uuid[]) as id order by 1`,
  );
  return rows.map((row) => row.id);
};

test('solo un campo que nombra a una persona dice de quién es el equipo, y solo uno', async () => {
  expect((await crear(admin, { nombre: 'Centro', tipo: 'texto', equipo: true })).body).toMatchObject({
    error: { fields: { equipo: expect.stringMatching(/nombra a una persona/) } },
  });
  expect((await crear(admin, { equipo: true, propia: 'edita' })).body).toMatchObject({
    error: { fields: { equipo: expect.stringMatching(/quien administra/) } },
  });
  const { body: responsable } = await crear(admin, { equipo: true });
  expect(responsable).toMatchObject({ equipo: true, propia: 'no', tutor: 've' });
  expect((await crear(admin, { nombre: 'Jefa de turno', equipo: true })).body).toMatchObject({
    error: { fields: { equipo: expect.stringMatching(/«Responsable» dice ya/) } },
  });
  const { id } = (await crear(admin, { nombre: 'Mentora', propia: 'edita', tutor: 'edita' })).body;
  const marca = (version: number) => admin.patch(`/api/campos/${id}`, { equipo: true, version });
  expect((await marca(1)).status).toBe(400);

  const deja = await admin.patch(`/api/campos/${responsable.id}`, { equipo: false, version: 1 });
  expect(deja.body).toMatchObject({ equipo: false, version: 2 });
  // Nobody else goes on writing what gives permissions.
  expect((await marca(1)).body).toMatchObject({ equipo: true, propia: 've', tutor: 've', version: 2 });
  expect((await admin.patch(`/api/campos/${id}`, { tutor: 'edita', version: 2 })).body).toMatchObject({
    error: { fields: { tutor: expect.stringMatching(/quien administra/) } },
  });
  expect((await admin.delete(`/api/campos/${id}`)).status).toBe(200);
  expect(
    (await admin.patch(`/api/campos/${responsable.id}`, { equipo: true, version: 2 })).body,
  ).toMatchObject({
    version: 3,
  });
});

test('el equipo de alguien es la gente que lo nombra, de una en una, y nunca uno mismo', async () => {
  const { id } = (await admin.get('/api/campos')).body[0] as { id: string };
  expect((await poner(ana.id, { [id]: eva.id })).status).toBe(200);
  // Two may answer to each other: each reaches the other and nobody further.
  expect((await poner(eva.id, { [id]: ana.id })).status).toBe(200);
  expect((await poner(leo.id, { [id]: ana.id.toUpperCase() })).status).toBe(200);
  expect((await poner(leo.id, { [id]: leo.id })).body).toMatchObject({
    error: { fields: { [`campos.${id}`]: expect.stringMatching(/sí mismo/) } },
  });
  expect(await equipoDe(eva.id)).toEqual([ana.id]);
  expect(await equipoDe(ana.id)).toEqual([eva.id, leo.id].toSorted());
  // However it came to be there.
  await db.execute(
    sql`update usuarios set campos = ${JSON.stringify({ [id]: leo.id })}::jsonb where id = ${leo.id}`,
  );
  expect(await equipoDe(leo.id)).toEqual([]);
  expect(await equipoDe(ana.id)).toEqual([eva.id]);
});

test('lo edita quien administra a todas las personas; quien tutoriza lo ve', async () => {
  const { id } = (await admin.get('/api/campos')).body[0] as { id: string };
  const grupo = await school.grupo();
  await school.miembro(grupo.id, ana.id);
  const tutora = await school.con('usuarios:ver:grupos', 'usuarios:editar:grupos');
  await school.tutor(grupo.id, tutora.id);
  const suya = await school.entra(tutora);
  expect((await poner(ana.id, { [id]: tutora.id }, suya)).body).toMatchObject({
    error: { fields: { [`campos.${id}`]: 'Este dato no lo puedes cambiar.' } },
  });
  expect((await suya.get(`/api/usuarios/${ana.id}`)).body.campos).toEqual({ [id]: eva.id });
});

test('a quien se elimina no le queda equipo, y retirado el campo a nadie', async () => {
  const { id } = (await admin.get('/api/campos')).body[0] as { id: string };
  const jefe = await school.persona();
  await poner(leo.id, { [id]: jefe.id });
  expect(await equipoDe(jefe.id)).toEqual([leo.id]);
  expect((await admin.post(`/api/campos/${id}/retirar`)).status).toBe(200);
  expect(await equipoDe(jefe.id)).toEqual([]);
  expect((await admin.post(`/api/campos/${id}/recuperar`)).status).toBe(200);
  expect(await equipoDe(jefe.id)).toEqual([leo.id]);
});
