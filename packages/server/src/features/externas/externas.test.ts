import { randomUUID } from 'node:crypto';
import type { Externa, Externas, RegistroDeExternas } from '@catedra/shared/externas/schemas.ts';
import { masDias } from '@catedra/shared/fechas/calendario.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { HTML, imagen, PDF } from '#features/archivos/testing/muestras.ts';
import { subidas } from '#features/archivos/testing/subir.ts';
import { limpiar } from '#features/archivos/limpiar.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform, school, origin, clock } = await createTestApp();
const { db } = platform;
const admin = await school.administrador();
const { enviar, subir, abrir } = subidas(origin);
const HOY = clock.now().toISOString().slice(0, 10);
const papel = { nombre: 'Diploma.pdf', proposito: 'externa' } as const;

const registrar = (quien: Client, usuarioId: string, body: object) =>
  quien.post(`/api/usuarios/${usuarioId}/externas`, body);
const deElla = async (quien: Client, id: string) =>
  ((await quien.get(`/api/usuarios/${id}/externas`)).body as unknown as Externas).externas;

async function unaEntrada(quien: Client): Promise<string> {
  const id = randomUUID();
  const cuerpo = { version: 0, titulo: `Primeros auxilios ${id}`, horas: 8, validezMeses: 24 };
  expect((await quien.put(`/api/externas/catalogo/${id}`, cuerpo)).status).toBe(200);
  return id;
}

test('una formación del catálogo se registra con su papel, y la ven su persona y quien ve sus certificados', async () => {
  const persona = await school.persona();
  const entradaId = await unaEntrada(admin);
  const archivo = await subir(admin, papel, PDF);
  const { body } = await registrar(admin, persona.id, {
    entradaId,
    dia: '2026-01-31',
    archivoId: archivo.id,
  });
  expect(body).toMatchObject({
    efecto: 'catalogo',
    horas: 8,
    estado: 'vigente',
    valeHasta: '2028-01-31',
    papel: { id: archivo.id, nombre: 'Diploma.pdf', tipo: 'application/pdf' },
  });
  expect(await deElla(admin, persona.id)).toEqual([body]);

  const ella = await school.entra(persona);
  const mias = (await ella.get('/api/externas/mias')).body as unknown as Externas;
  expect(mias.externas).toEqual([{ ...body, registradaPor: null }]);
  const otra = await school.entra(await school.persona());
  const abierto = await Promise.all(
    [admin, ella, otra].map(async (quien) => (await abrir(quien, archivo.id)).status),
  );
  expect(abierto).toEqual([200, 200, 404]);
  const { rows } = await db.execute(sql`select from matriculas where usuario_id = ${persona.id}`);
  expect(rows, 'no hace ningún par').toEqual([]);
});

test('lo mismo el mismo día es una sola: enviada otra vez, sigue igual y toma el papel que le faltaba', async () => {
  const persona = await school.persona();
  const nueva = { entradaId: await unaEntrada(admin), dia: '2026-02-01' };
  const [una, otra] = await Promise.all([
    registrar(admin, persona.id, nueva),
    registrar(admin, persona.id, nueva),
  ]);
  expect([una.status, otra.status]).toEqual([200, 200]);
  expect(una.body).toEqual(otra.body);
  const archivoId = (await subir(admin, papel, PDF)).id;
  const conPapel = await registrar(admin, persona.id, { ...nueva, archivoId });
  expect(conPapel.body).toMatchObject({ id: una.body.id, papel: { id: archivoId } });
  expect(await deElla(admin, persona.id)).toHaveLength(1);
});

test('se dice qué falla: un día que no ha llegado, un papel que no es lo que dice, lo que ya no está', async () => {
  const persona = await school.persona();
  const entradaId = await unaEntrada(admin);
  const mal = async (body: object) => (await registrar(admin, persona.id, body)).body.error?.fields;
  expect(await mal({ entradaId, dia: masDias(HOY, 2) })).toEqual({
    dia: 'Ese día aún no ha llegado. Escribe el día en que se terminó.',
  });
  expect(await mal({ entradaId, dia: '1815-01-01' })).toEqual({
    dia: 'Ese día queda demasiado lejos. Revisa el año.',
  });
  expect(await mal({ dia: HOY })).toEqual({ cursoId: 'Elige qué formación es.' });
  expect(await mal({ cursoId: randomUUID(), dia: HOY })).toEqual({
    cursoId: 'Ese curso ya no está. Elige otro.',
  });
  expect(await mal({ entradaId, dia: HOY, archivoId: randomUUID() })).toEqual({
    archivoId: 'Ese papel ya no está. Súbelo otra vez.',
  });
  const falso = await enviar(admin, papel, HTML);
  expect(falso.respuesta.body.error).toMatchObject({ code: 'TIPO_NO_PERMITIDO' });
  const deOtro = await subir(admin, papel, PDF);
  expect((await registrar(admin, persona.id, { entradaId, dia: HOY, archivoId: deOtro.id })).status).toBe(
    200,
  );
  expect(await mal({ entradaId, dia: masDias(HOY, -1), archivoId: deOtro.id })).toEqual({
    archivoId: 'Ese papel ya no está. Súbelo otra vez.',
  });
  expect(await deElla(admin, persona.id)).toHaveLength(1);
});

test('el papel se cambia por otro, y el de antes se borra; quien se elimina se lleva el suyo', async () => {
  const persona = await school.persona();
  const primero = await subir(admin, papel, PDF);
  const nueva = { entradaId: await unaEntrada(admin), dia: '2026-02-01', archivoId: primero.id };
  const { id } = (await registrar(admin, persona.id, nueva)).body as unknown as Externa;
  const segundo = await subir(admin, { nombre: 'foto.png', proposito: 'externa' }, await imagen(20, 20));
  const puesto = await admin.put(`/api/externas/${id}/papel`, { archivoId: segundo.id });
  expect(puesto.body).toMatchObject({ papel: { id: segundo.id } });
  expect((await abrir(admin, primero.id)).status).toBe(404);
  clock.advance({ days: 2 });
  await limpiar(platform);
  const ahora = await school.administrador();
  expect((await abrir(ahora, segundo.id)).status).toBe(200);

  await ahora.delete(`/api/usuarios/${persona.id}`);
  expect((await abrir(ahora, segundo.id)).status).toBe(404);
  await limpiar(platform);
  expect((await db.execute(sql`select from archivos where id = ${segundo.id}`)).rows).toEqual([]);
});

test('se retira con un motivo que su persona no lee, y entonces puede registrarse otra vez', async () => {
  const yo = await school.administrador();
  const persona = await school.persona();
  const nueva = { entradaId: await unaEntrada(yo), dia: '2026-02-01' };
  const { id } = (await registrar(yo, persona.id, nueva)).body as unknown as Externa;
  expect((await yo.post(`/api/externas/${id}/retirar`, { motivo: '' })).status).toBe(400);
  const retirada = await yo.post(`/api/externas/${id}/retirar`, { motivo: 'Era de su hermana' });
  expect(retirada.body).toMatchObject({ estado: 'retirada', motivo: 'Era de su hermana' });
  expect((await yo.post(`/api/externas/${id}/retirar`, { motivo: 'Otro' })).body).toEqual(retirada.body);
  const ella = await school.entra(persona);
  expect((await ella.get('/api/externas/mias')).body).toEqual({ externas: [] });
  const otra = (await registrar(yo, persona.id, nueva)).body as unknown as Externa;
  expect(otra.id).not.toBe(id);
  expect((await deElla(yo, persona.id)).map(({ estado }) => estado).toSorted()).toEqual([
    'retirada',
    'vigente',
  ]);
});

test('quien tutoriza registra de los suyos y en cursos de sus grupos', async () => {
  const yo = await school.administrador();
  const [grupo, curso, otroCurso] = await Promise.all([school.grupo(), school.curso(), school.curso()]);
  const [miembro, ajena] = await Promise.all([school.persona(), school.persona()]);
  const { nombre: perfil } = await school.perfil(['certificados:ver:grupos', 'certificados:emitir:grupos']);
  const tutora = await school.persona({ perfil });
  await Promise.all([
    school.miembro(grupo.id, miembro.id),
    school.asigna(grupo.id, curso.id),
    school.tutor(grupo.id, tutora.id),
  ]);
  const tutor = await school.entra(tutora);
  const entradaId = await unaEntrada(yo);
  const dia = '2026-02-01';
  const estado = async (id: string, que: object) => (await registrar(tutor, id, { dia, ...que })).status;
  expect(await estado(miembro.id, { cursoId: curso.id })).toBe(200);
  expect(await estado(miembro.id, { entradaId })).toBe(200);
  expect(await estado(miembro.id, { cursoId: otroCurso.id })).toBe(400);
  expect(await estado(ajena.id, { entradaId })).toBe(404);
});

test('del catálogo no hay dos con el mismo título; retirada, nadie más la recibe y quien la tiene la conserva', async () => {
  const yo = await school.administrador();
  const persona = await school.persona();
  const titulo = `Carretillas ${randomUUID()}`;
  const id = randomUUID();
  const ruta = `/api/externas/catalogo/${id}`;
  const cuerpo = { version: 0, titulo, horas: null, validezDia: '12-31', validezMinimoMeses: 6 };
  const puesta = await yo.put(ruta, cuerpo);
  expect(puesta.body).toMatchObject({ version: 1, titulo, registros: 0, retirada: false });
  expect((await yo.put(ruta, cuerpo)).body).toEqual(puesta.body);
  const repetida = await yo.put(`/api/externas/catalogo/${randomUUID()}`, {
    ...cuerpo,
    titulo: titulo.toUpperCase(),
  });
  expect(repetida.body.error?.fields).toEqual({
    titulo: 'Ya hay una formación con ese título en el catálogo.',
  });
  const vieja = await yo.put(ruta, { ...cuerpo, horas: 3 });
  expect(vieja.body.error).toMatchObject({ code: 'VERSION_ANTIGUA' });

  const nueva = { entradaId: id, dia: '2026-01-10' };
  expect((await registrar(yo, persona.id, nueva)).body).toMatchObject({ valeHasta: '2026-12-31' });
  expect((await yo.post(`${ruta}/retirar`)).body).toMatchObject({ retirada: true, registros: 1 });
  const tarde = await registrar(yo, persona.id, { ...nueva, dia: '2026-01-11' });
  expect(tarde.body.error?.fields).toEqual({
    entradaId: 'Esa formación ya no está en el catálogo. Elige otra.',
  });
  expect(await deElla(yo, persona.id)).toHaveLength(1);
  expect((await yo.post(`${ruta}/recuperar`)).body).toMatchObject({ retirada: false });
});

test('el registro se filtra por estado, por curso, por días y por palabras, y se lee por páginas', async () => {
  const yo = await school.administrador();
  const persona = await school.persona({ nombre: 'Ximena', apellidos: 'Quiroga' });
  const curso = await school.curso({ titulo: 'Trabajos en altura' });
  const entradaId = await unaEntrada(yo);
  const ids: string[] = [];
  for (const [dia, que] of [
    ['2020-01-01', { entradaId }],
    ['2026-01-02', { entradaId }],
    ['2026-01-03', { cursoId: curso.id }],
  ] as const)
    ids.push(String((await registrar(yo, persona.id, { dia, ...que })).body.id));
  const leer = async (query: string) => {
    const { body } = await yo.get(`/api/externas?buscar=quiroga&${query}`);
    return body as unknown as RegistroDeExternas;
  };
  const salen = async (query: string) => (await leer(query)).datos.map(({ id }) => ids.indexOf(id));
  expect(await salen('')).toEqual([2, 1, 0]);
  expect(await salen('estado=caducada')).toEqual([0]);
  expect(await salen(`cursoId=${curso.id}`)).toEqual([2]);
  expect(await salen('desde=2026-01-01&hasta=2026-01-02')).toEqual([1]);
  const primera = await leer('limite=2');
  expect(primera.total).toEqual({ valor: 3, exacto: true });
  expect(await salen(`limite=2&cursor=${primera.siguiente}`)).toEqual([0]);
  expect((await leer('')).datos[0]).toMatchObject({
    persona: 'Ximena Quiroga',
    titulo: 'Trabajos en altura',
  });
});

test('la hoja del registro las nombra externas, con las horas que dice su papel', async () => {
  const otra = await school.administrador();
  const persona = await school.persona({ nombre: 'Noa', apellidos: 'De la Hoja' });
  await registrar(otra, persona.id, { entradaId: await unaEntrada(otra), dia: '2026-02-03' });
  const hoja = await otra.get('/api/externas/hoja?formato=csv&buscar=De%20la%20Hoja');
  expect(hoja.status).toBe(200);
  expect(String(hoja.body.texto)).toMatch(
    /Noa De la Hoja;Primeros auxilios [\w-]+ \(externa\);2026-02-03;8;2028-02-03;Vigente/,
  );
});
