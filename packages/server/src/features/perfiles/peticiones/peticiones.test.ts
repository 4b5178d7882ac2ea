import { randomUUID } from 'node:crypto';
import type { Campana } from '@catedra/shared/avisos/schemas.ts';
import type { PeticionPorDecidir } from '@catedra/shared/perfiles/peticiones.ts';
import type { QuienesDan } from '@catedra/shared/perfiles/schemas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { repartirLoQueToca } from '#features/avisos/reparto/repartir-lo-que-toca.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, clock, mails } = await createTestApp();
const { db } = platform;

type Persona = Awaited<ReturnType<typeof school.persona>>;
const jefa = await school.persona({ perfil: 'Super Administrador' });
/** Signed in again: days pass between one look and the next. */
const entra = (persona: Persona) => school.entra(persona);
const lineas = async (persona: Persona) =>
  ((await (await entra(persona)).get('/api/avisos')).body as unknown as Campana).lineas;
const pedir = (quien: Client, values: object = {}, id = randomUUID()) =>
  quien.put(`/api/perfiles/peticiones/${id}`, {
    permiso: 'reportes:ver',
    nota: 'Llevo el cuadro de mando',
    pagina: '/admin/reportes',
    ...values,
  });
const esperan = async (persona: Persona, usuarioId?: string) => {
  const busca = usuarioId ? `?usuarioId=${usuarioId}` : '';
  const { body } = await (await entra(persona)).get(`/api/perfiles/peticiones${busca}`);
  return body['peticiones'] as unknown as PeticionPorDecidir[];
};
const deQuien = async (persona: Persona, usuarioId: string) =>
  (await lineas(persona)).filter(({ enlace }) => enlace.includes(usuarioId));
const negar = async (persona: Persona, id: string, respuesta = 'Pídeselo a tu tutora') =>
  (await entra(persona)).post(`/api/perfiles/peticiones/${id}/negar`, { respuesta });

test('se pide, llega a quien puede darlo y lo lee quien pide; enviarlo otra vez es lo mismo', async () => {
  const pide = await school.persona({ nombre: 'Inés', apellidos: 'Lugo' });
  const sinTenerlo = await school.persona({
    perfil: (await school.perfil(['usuarios:ver', 'usuarios:editar'])).nombre,
  });
  const quien = await entra(pide);
  const id = randomUUID();
  const primera = await pedir(quien, {}, id);
  expect(primera).toMatchObject({ status: 200, body: { estado: 'espera', respuesta: null } });
  expect((await pedir(quien, {}, id)).body).toEqual(primera.body);
  expect(await deQuien(jefa, pide.id)).toMatchObject([
    {
      evento: 'decidir',
      titulo: 'Inés Lugo pide permiso para ver reportes',
      detalle: '«Llevo el cuadro de mando»',
      enlace: `/admin/usuarios/actualizar/${pide.id}`,
    },
  ]);
  expect(await esperan(jefa, pide.id)).toMatchObject([
    { id, permiso: 'reportes:ver', nota: 'Llevo el cuadro de mando', persona: { nombre: 'Inés' } },
  ]);
  expect([await deQuien(sinTenerlo, pide.id), await esperan(sinTenerlo), await esperan(pide)]).toEqual([
    [],
    [],
    [],
  ]);
  const { body } = await quien.get('/api/perfiles/quien-da?permisos=reportes:ver');
  expect((body as unknown as QuienesDan).pedida).toEqual(primera.body);
});

test('uno al día de cada permiso, y diez en total; lo que ya se puede no se pide', async () => {
  const pide = await school.persona();
  const quien = await entra(pide);
  const [una, otra] = await Promise.all([pedir(quien), pedir(quien)]);
  expect([una.status, otra.status].toSorted()).toEqual([200, 409]);
  expect((await pedir(quien)).body.error).toMatchObject({ code: 'YA_PEDIDO', actual: { estado: 'espera' } });
  const muchos = [
    'cursos:ver',
    'cursos:crear',
    'cursos:editar',
    'grupos:ver',
    'grupos:crear',
    'grupos:editar',
  ];
  for (const permiso of [...muchos, 'usuarios:ver', 'usuarios:crear', 'perfiles:ver'])
    expect((await pedir(quien, { permiso })).status).toBe(200);
  expect((await pedir(quien, { permiso: 'campos:gestionar' })).status).not.toBe(200);
  expect((await pedir(quien, { permiso: 'perfiles:editar' })).body.error?.code).toBe('DEMASIADAS_PETICIONES');
  expect((await pedir(await entra(jefa))).body.error?.code).toBe('YA_PUEDES');

  clock.advance({ days: 2 });
  expect((await pedir(await entra(pide))).status).toBe(200);
  expect((await esperan(jefa, pide.id)).filter(({ permiso }) => permiso === 'reportes:ver')).toHaveLength(1);
});

test('dicho que no, con una palabra: quien pidió la lee; dos veces es una, y otra respuesta no cabe', async () => {
  const pide = await school.persona();
  const id = randomUUID();
  await pedir(await entra(pide), {}, id);
  const ajena = await school.persona();
  expect((await negar(ajena, id)).status).toBe(404);
  expect((await negar(pide, id)).status).toBe(404);
  for (let vez = 0; vez < 2; vez += 1)
    expect(await negar(jefa, id)).toMatchObject({ status: 200, body: { id, estado: 'negada' } });
  expect((await negar(jefa, id, 'No')).body.error?.code).toBe('PETICION_CONTESTADA');
  expect(await lineas(pide)).toMatchObject([
    { titulo: 'No te dan permiso para ver reportes', detalle: '«Pídeselo a tu tutora»' },
  ]);
  expect((await pedir(await entra(pide))).body.error?.code).toBe('YA_PEDIDO');
  expect(await esperan(jefa, pide.id)).toEqual([]);
});

test('lo que se niega al cabo de unos días también se lee, y hasta el día siguiente no se pide otra vez', async () => {
  const pide = await school.persona();
  const suya = await pedir(await entra(pide));
  expect(suya.status).toBe(200);
  clock.advance({ days: 3 });
  const [espera] = await esperan(jefa, pide.id);
  expect((await negar(jefa, espera?.id ?? '')).status).toBe(200);
  const { status, body } = await pedir(await entra(pide));
  expect([status, body.error?.message]).toEqual([
    409,
    'Te han contestado que no hace menos de un día. Podrás pedirlo otra vez mañana.',
  ]);
  clock.advance({ days: 1, minutes: 1 });
  expect((await pedir(await entra(pide))).status).toBe(200);
});

test('dándole otro perfil, o el permiso al suyo, se da por dada y lo oye', async () => {
  const admin = await entra(jefa);
  const perfil = await school.perfil(['reportes:ver']);
  const [una, otra] = [await school.persona(), await school.persona()];
  const suyo = await school.perfil([]);
  await db.execute(sql`update usuarios set perfil = ${suyo.nombre} where id = ${otra.id}`);
  for (const pide of [una, otra]) await pedir(await entra(pide));
  const ficha = (await admin.get(`/api/usuarios/${una.id}`)).body;
  const cambio = await admin.patch(`/api/usuarios/${una.id}`, {
    version: ficha['version'],
    perfil: perfil.nombre,
  });
  expect(cambio.status, JSON.stringify(cambio.body)).toBe(200);
  const escrito = await admin.patch(`/api/perfiles/${suyo.id}`, {
    version: suyo.version,
    permisos: ['reportes:ver:grupos'],
  });
  expect(escrito.status, JSON.stringify(escrito.body)).toBe(200);
  for (const pide of [una, otra]) {
    expect(await lineas(pide)).toMatchObject([
      { titulo: 'Ya tienes permiso para ver reportes', enlace: '/admin/reportes' },
    ]);
    expect(await esperan(jefa, pide.id)).toEqual([]);
  }
});

test('por correo, las del día juntas; lo contestado antes no sale', async () => {
  const pide = await school.persona({ nombre: 'Noa', apellidos: 'Gil' });
  const quien = await entra(pide);
  const contestada = randomUUID();
  await pedir(quien, { permiso: 'cursos:ver' }, contestada);
  await pedir(quien, { permiso: 'grupos:ver' });
  await pedir(quien);
  await negar(jefa, contestada);
  const antes = mails.length;
  clock.advance({ days: 1 });
  await repartirLoQueToca(platform);
  const suyos = mails.slice(antes).filter(({ para }) => para === jefa.correo);
  expect(suyos).toHaveLength(1);
  expect(suyos[0]?.texto).not.toContain('cuadro de mando');
  expect(suyos[0]?.texto).not.toContain('ver cursos');
});

test('quien solo tutoriza oye lo de los suyos que puede dar; con la persona se va lo que pidió', async () => {
  const grupo = await school.grupo();
  const perfil = await school.perfil([
    'usuarios:ver:grupos',
    'usuarios:editar:grupos',
    'reportes:ver:grupos',
  ]);
  const tutora = await school.persona({ perfil: perfil.nombre });
  await school.tutor(grupo.id, tutora.id);
  const [suya, otra] = [await school.persona(), await school.persona()];
  await school.miembro(grupo.id, suya.id);
  for (const pide of [suya, otra]) await pedir(await entra(pide));
  expect((await esperan(tutora)).map(({ persona }) => persona.id)).toEqual([suya.id]);
  expect((await (await entra(jefa)).delete(`/api/usuarios/${suya.id}`)).status).toBeLessThan(300);
  const { rows } = await db.execute(sql`select from peticiones_de_permiso where usuario_id = ${suya.id}`);
  expect(rows).toEqual([]);
});

test('una página de fuera, o un permiso que no existe, se rechaza', async () => {
  const quien = await entra(await school.persona());
  for (const malo of [
    { pagina: '//malo.example' },
    { pagina: 'https://malo.example' },
    { permiso: 'cursos:volar' },
  ])
    expect((await pedir(quien, malo)).status).toBe(400);
});
