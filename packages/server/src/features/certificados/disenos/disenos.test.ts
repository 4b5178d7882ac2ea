import { randomUUID } from 'node:crypto';
import { type ContenidoDeDiseno, contenidoInicial } from '@catedra/shared/certificados/disenos/contenido.ts';
import type { Diseno, Disenos, ImagenDeDiseno } from '@catedra/shared/certificados/disenos/schemas.ts';
import type { Certificado } from '@catedra/shared/certificados/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { barrerImagenesJob } from '#features/certificados/disenos/barrer-imagenes.ts';
import { LOGO } from '#features/certificados/papel/testing/muestras.ts';
import { certificadosTable, disenosTable } from '#features/certificados/table.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform, school, origin } = await createTestApp();
const { db } = platform;
const admin = await school.administrador();

const RUTA = '/api/certificados/disenos';
const guardar = (id: string, body: object) => admin.put(`${RUTA}/${id}`, body);

async function publicado(nombre: string, contenido: ContenidoDeDiseno = contenidoInicial('orla')) {
  const id = randomUUID();
  expect((await guardar(id, { revision: 0, nombre, contenido })).status).toBe(200);
  expect((await admin.post(`${RUTA}/${id}/publicar`, { revision: 1 })).status).toBe(200);
  return id;
}

const pedir = (quien: Client, ruta: string, { tipo, ...resto }: RequestInit & { tipo?: string } = {}) =>
  fetch(origin + ruta, {
    ...resto,
    headers: { cookie: quien.cookie, origin, ...(tipo && { 'content-type': tipo }) },
  });

async function subir(uso: string, bytes: Uint8Array) {
  const respuesta = await pedir(admin, `/api/certificados/imagenes?uso=${uso}`, {
    method: 'POST',
    tipo: 'application/octet-stream',
    body: new Uint8Array(bytes),
  });
  return {
    status: respuesta.status,
    body: (await respuesta.json()) as ImagenDeDiseno & { error?: { message: string } },
  };
}

async function cursoCon(disenoId: string | null) {
  const curso = await school.curso({ certificado: true });
  const { id } = await school.seccion(curso.id);
  const [actividad] = await school.actividades(curso.id, id, { obligatoria: true });
  if (disenoId)
    await admin.put(`/api/cursos/${curso.id}/certificado`, {
      version: 0,
      horas: null,
      muestraNota: true,
      notaMinima: null,
      disenoId,
    });
  return { curso, actividadId: actividad?.id ?? '' };
}

async function termina(cursoId: string, actividadId: string) {
  const alumna = await school.estudiante({ nombre: 'Ana', apellidos: 'Gil' });
  await school.inscribe(cursoId, alumna.id);
  await alumna.post(`/api/actividades/${actividadId}/completar`);
  const { certificados } = (await alumna.get('/api/certificados/mios')).body as {
    certificados: Certificado[];
  };
  return { alumna, suyo: certificados[0] };
}

const conQueDiseno = async (id: string | undefined) => {
  const { disenoId, disenoVersion } = certificadosTable;
  const [fila] = await db
    .select({ disenoId, disenoVersion })
    .from(certificadosTable)
    .where(eq(certificadosTable.id, id ?? ''));
  return fila;
};

test('se guarda sin publicar, dos veces es una, y quien llega tarde no pisa lo de otra persona', async () => {
  const id = randomUUID();
  const contenido = contenidoInicial('orla');
  const nuevo = { revision: 0, nombre: 'El de siempre', contenido };
  expect((await guardar(id, nuevo)).body).toMatchObject({
    revision: 1,
    version: 0,
    pendiente: true,
    cursos: 0,
  });
  expect((await guardar(id, nuevo)).body).toMatchObject({ revision: 1 });
  expect((await guardar(id, { ...nuevo, revision: 1, nombre: 'Otro' })).body).toMatchObject({ revision: 2 });
  const tarde = await guardar(id, { ...nuevo, revision: 1, nombre: 'Tarde' });
  expect(tarde.status).toBe(409);
  expect(tarde.body.error).toMatchObject({
    code: 'VERSION_ANTIGUA',
    actual: { nombre: 'Otro', revision: 2 },
  });
});

test('publicar dice qué falta; publicado dos veces es una versión', async () => {
  const id = randomUUID();
  const contenido = contenidoInicial('tela');
  const roto = { ...contenido, textos: { ...contenido.textos, cuerpo: '{{nombre}} el {{fecha_fin}}' } };
  await guardar(id, { revision: 0, nombre: '', contenido: roto });
  const negado = await admin.post(`${RUTA}/${id}/publicar`, { revision: 1 });
  expect(negado.status).toBe(400);
  expect(negado.body.error?.fields).toEqual({
    nombre: 'Ponle un nombre, para elegirlo en los cursos.',
    cuerpo: 'No hay ningún campo «fecha_fin». ¿Es «fecha»?',
  });
  await guardar(id, {
    revision: 1,
    nombre: 'Ya',
    contenido: { ...contenido, textos: { ...contenido.textos, lema: '𒀀' } },
  });
  expect((await admin.post(`${RUTA}/${id}/publicar`, { revision: 2 })).body.error?.fields).toEqual({
    cuerpo: 'Falta en nuestra letra 𒀀: cámbialo para imprimirlo.',
  });
  await guardar(id, { revision: 2, nombre: 'Ya', contenido });
  for (let veces = 0; veces < 2; veces += 1)
    expect((await admin.post(`${RUTA}/${id}/publicar`, { revision: 3 })).body).toMatchObject({
      version: 1,
      pendiente: false,
    });
});

test('un curso lo usa solo publicado; lo expedido guarda su versión aunque el diseño cambie', async () => {
  const borrador = randomUUID();
  await guardar(borrador, { revision: 0, nombre: 'A medias', contenido: contenidoInicial('tela') });
  const { curso, actividadId } = await cursoCon(null);
  const ajustes = { version: 0, horas: null, muestraNota: true, notaMinima: null };
  const aMedias = await admin.put(`/api/cursos/${curso.id}/certificado`, { ...ajustes, disenoId: borrador });
  expect(aMedias.body.error?.fields).toEqual({ disenoId: 'Ese diseño no está publicado todavía.' });

  const antes = await termina(curso.id, actividadId);
  const diseno = await publicado('Con orla');
  await admin.put(`/api/cursos/${curso.id}/certificado`, { ...ajustes, disenoId: diseno });
  const primera = await termina(curso.id, actividadId);
  await guardar(diseno, { revision: 1, nombre: 'Con orla', contenido: contenidoInicial('sobrio') });
  const sinPublicar = await termina(curso.id, actividadId);
  await admin.post(`${RUTA}/${diseno}/publicar`, { revision: 2 });
  const segunda = await termina(curso.id, actividadId);

  expect(await conQueDiseno(antes.suyo?.id)).toEqual({ disenoId: null, disenoVersion: null });
  expect(await conQueDiseno(primera.suyo?.id)).toEqual({ disenoId: diseno, disenoVersion: 1 });
  expect(await conQueDiseno(sinPublicar.suyo?.id)).toEqual({ disenoId: diseno, disenoVersion: 1 });
  expect(await conQueDiseno(segunda.suyo?.id)).toEqual({ disenoId: diseno, disenoVersion: 2 });
  expect((await admin.get(`${RUTA}/${diseno}`)).body).toMatchObject({ cursos: 1, expedidos: 3 });

  // One that is issued again looks as the one it replaces; what the settings don't name stays.
  await db.execute(sql`update usuarios set nombre = 'Anna' where id = ${primera.alumna.id}`);
  const nuevo = (await admin.post(`/api/certificados/${primera.suyo?.id}/reexpedir`)).body as Certificado;
  expect(await conQueDiseno(nuevo.id)).toEqual({ disenoId: diseno, disenoVersion: 1 });
  const sinNombrarlo = await admin.put(`/api/cursos/${curso.id}/certificado`, {
    ...ajustes,
    version: 1,
    horas: 3,
  });
  expect(sinNombrarlo.body).toMatchObject({ disenoId: diseno, horas: 3 });
});

test('el PDF de cada certificado lleva el diseño con el que se expidió, con sus imágenes', async () => {
  const { body: logo } = await subir('logo', LOGO);
  const contenido = contenidoInicial('orla');
  const diseno = await publicado('Con logotipo', {
    ...contenido,
    logo: logo.id,
    textos: { ...contenido.textos, titulo: 'Diploma de asistencia' },
    firmas: [{ nombre: 'Óscar Llorente', cargo: 'Dirección', imagen: logo.id }],
  });
  const { curso, actividadId } = await cursoCon(diseno);
  const { alumna, suyo } = await termina(curso.id, actividadId);
  const pdf = Buffer.from(await (await pedir(alumna, `/api/certificados/${suyo?.id}/pdf`)).arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('latin1')).toContain('/Subtype /Image');
});

test('lo que no es una imagen, corre o pesa de más se rechaza con una frase', async () => {
  const frase = /^Ese archivo no es una imagen que sepamos leer\. Sirve SVG, PNG, JPG o WebP\./;
  const conGuion = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  );
  for (const malo of [Buffer.from('hola'), conGuion, Buffer.from('%PDF-1.7')]) {
    const { status, body } = await subir('logo', malo);
    expect([status, body.error?.message]).toEqual([400, expect.stringMatching(frase)]);
  }
  const pesada = await subir('fondo', Buffer.alloc(5 * 1024 * 1024 + 1));
  expect([pesada.status, pesada.body.error?.message]).toEqual([413, expect.stringContaining('5 MB')]);
  const [una, otra] = [await subir('logo', LOGO), await subir('logo', LOGO)];
  expect(una.body.id).toBe(otra.body.id);
  const vista = await pedir(admin, `/api/certificados/imagenes/${una.body.id}`);
  expect(vista.headers.get('content-type')).toBe('image/png');
});

test('una imagen que ningún diseño tiene ni tuvo publicado se barre; las demás quedan', async () => {
  const color = (tono: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${tono}"/></svg>`,
    );
  const [suelta, publicada, escrita, joven] = [
    await subir('logo', color('#102030')),
    await subir('logo', color('#203040')),
    await subir('logo', color('#304050')),
    await subir('logo', color('#405060')),
  ].map(({ body }) => body.id) as [string, string, string, string];
  const base = contenidoInicial('tela');
  const id = await publicado('Con su logo', { ...base, logo: publicada });
  expect(
    (await guardar(id, { revision: 1, nombre: 'Con otro', contenido: { ...base, logo: escrita } })).status,
  ).toBe(200);
  await db.execute(
    sql`update certificado_imagenes set creada_en = ahora() - interval '31 days' where id <> ${joven}`,
  );
  await barrerImagenesJob.run(platform, {}, '');
  await barrerImagenesJob.run(platform, {}, '');
  const quedan = async (una: string) => (await pedir(admin, `/api/certificados/imagenes/${una}`)).status;
  expect(await Promise.all([suelta, publicada, escrita, joven].map(quedan))).toEqual([404, 200, 200, 200]);
  // Brought again, it is a new one.
  await db.execute(
    sql`update certificado_imagenes set creada_en = ahora() - interval '31 days' where id = ${joven}`,
  );
  await subir('logo', color('#405060'));
  await barrerImagenesJob.run(platform, {}, '');
  expect(await quedan(joven)).toBe(200);
});

test('una imagen que nadie subió no se guarda', async () => {
  const contenido = { ...contenidoInicial('tela'), logo: randomUUID() };
  const negado = await guardar(randomUUID(), { revision: 0, nombre: 'Sin ella', contenido });
  expect(negado.body.error?.message).toBe('Alguna de sus imágenes ya no está. Súbela otra vez.');
});

test.each(['normal', 'largo', 'alfabetos'])('la prueba con el nombre %s es un PDF', async (prueba) => {
  const { curso } = await cursoCon(null);
  const respuesta = await pedir(admin, `${RUTA}/prueba`, {
    method: 'POST',
    body: JSON.stringify({ contenido: contenidoInicial('sobrio'), prueba, cursoId: curso.id }),
    tipo: 'application/json',
  });
  expect(respuesta.status).toBe(200);
  expect(
    Buffer.from(await respuesta.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('la prueba con alguien de la academia lleva su nombre; a quien no se ve, no se le usa', async () => {
  const ana = await school.persona({ nombre: 'Ana', apellidos: 'Gil Ōta' });
  const probar = (quien: Client, usuarioId: string) =>
    pedir(quien, `${RUTA}/prueba`, {
      method: 'POST',
      body: JSON.stringify({
        contenido: contenidoInicial('sobrio'),
        prueba: 'normal',
        cursoId: null,
        usuarioId,
      }),
      tipo: 'application/json',
    });
  expect((await probar(admin, ana.id)).status).toBe(200);
  expect((await probar(admin, randomUUID())).status).toBe(404);
  // A sign that no letter of ours has is told, as it would be on her certificate.
  const rara = await school.persona({ nombre: 'Ana', apellidos: '𒀀' });
  expect((await probar(admin, rara.id)).status).toBe(409);
  const disena = await school.con('certificados:disenar');
  expect((await probar(disena, ana.id)).status).toBe(404);
});

test('uno que usa un curso no se retira; el que nadie usa, sí, y ya no se ofrece', async () => {
  const usado = await publicado('Usado');
  await cursoCon(usado);
  const negado = await admin.delete(`${RUTA}/${usado}`);
  expect(negado.body.error).toMatchObject({
    code: 'DISENO_EN_USO',
    message: 'Lo usa 1 curso. Elige antes otro diseño en él.',
  });
  const libre = await publicado('Libre');
  for (let veces = 0; veces < 2; veces += 1)
    expect((await admin.delete(`${RUTA}/${libre}`)).status).toBe(204);
  expect((await admin.get(`${RUTA}/${libre}`)).status).toBe(404);
  const { disenos } = (await admin.get(RUTA)).body as Disenos;
  expect(disenos.map(({ id }) => id)).not.toContain(libre);
  expect(disenos.find(({ id }) => id === usado)).toMatchObject({ nombre: 'Usado', cursos: 1, version: 1 });
});

test('no caben más de cincuenta', async () => {
  const contenido = contenidoInicial('tela');
  const hay = await db.$count(disenosTable, sql`retirado_en is null`);
  const filas = Array.from({ length: 50 - hay }, () => ({ id: randomUUID(), nombre: 'Uno', contenido }));
  await db.insert(disenosTable).values(filas);
  const negado = await guardar(randomUUID(), { revision: 0, nombre: 'El 51', contenido });
  expect(negado.body.error).toMatchObject({ code: 'DEMASIADOS_DISENOS' });
  const otro = await guardar(filas[0]?.id ?? '', { revision: 1, nombre: 'Cambiado', contenido });
  expect((otro.body as unknown as Diseno).nombre).toBe('Cambiado');
});
