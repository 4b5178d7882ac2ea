import { randomUUID } from 'node:crypto';
import type { PreguntaDeAutor, PreguntaEntera } from '@catedra/shared/preguntas/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { evaluacionLugaresTable, evaluacionSeccionesTable } from '#features/evaluaciones/table.ts';
import { banco, cuerpo, unica } from '#features/preguntas/testing/banco.ts';
import { HUECO } from '#features/intentos/testing/examen.ts';
import { cambiosTable } from '#platform/changes/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const { db } = platform;
const admin = await school.administrador();
const { carpeta, guardar, nueva, unaCarpeta } = banco(admin);
const leer = async (id: string) => cuerpo<PreguntaEntera>(await admin.get(`/api/preguntas/${id}`));

/** An evaluation that asks for it by name. */
async function usada(preguntaId: string, estado: 'borrador' | 'publicada' = 'publicada') {
  const evaluacion = await school.evaluacion((await school.curso()).id, { estado });
  const seccionId = randomUUID();
  await db
    .insert(evaluacionSeccionesTable)
    .values({ id: seccionId, evaluacionId: evaluacion.id, orden: 0, titulo: null });
  await db.insert(evaluacionLugaresTable).values({
    id: randomUUID(),
    evaluacionId: evaluacion.id,
    seccionId,
    orden: 0,
    preguntaId,
    puntos: 1,
  });
  return evaluacion;
}

test('una pregunta nace en el id que trae, y repetirlo es inofensivo', async () => {
  const { id: carpetaId } = await unaCarpeta();
  const id = randomUUID();
  const primera = await guardar(id, 0, unica('¿Qué haces?'), { carpetaId, etiquetas: ['Fuego', 'fuego'] });
  const otraVez = await guardar(id, 0, unica('¿Qué haces?'), { carpetaId, etiquetas: ['fuego'] });
  const distinta = await guardar(id, 0, unica('Otra'), { carpetaId });

  expect(primera.status).toBe(200);
  expect(primera.body).toMatchObject({
    id,
    version: 1,
    carpetaId,
    cursoId: null,
    tipo: 'unica',
    etiquetas: ['fuego'],
    numero: 1,
    borrador: null,
    evaluaciones: 0,
    intentos: 0,
    fallos: [],
  });
  expect(otraVez.body).toEqual(primera.body);
  expect(distinta.body.error?.code).toBe('VERSION_ANTIGUA');
});

test('sus textos se limpian en las dos mitades, y la clave la revisa su tipo', async () => {
  const { id: carpetaId } = await unaCarpeta();
  const sucia = unica('Hola<script>alert(1)</script>');
  const limpia = await guardar(
    randomUUID(),
    0,
    { ...sucia, clave: { ...sucia.clave, explicacion: '<p onclick="x()">Porque sí</p>' } },
    { carpetaId },
  );
  const mala = await guardar(
    randomUUID(),
    0,
    { ...sucia, clave: { ...sucia.clave, pesos: { aaaa: '7' } } },
    { carpetaId },
  );
  const rara = await guardar(
    randomUUID(),
    0,
    { ...sucia, publica: { ...sucia.publica, tipo: 'adivinanza' } },
    { carpetaId },
  );

  expect(JSON.stringify(limpia.body)).not.toMatch(/script|onclick/);
  expect(mala.body.error?.fields).toHaveProperty('clave.pesos.aaaa');
  expect(rara.status).toBe(400);
  expect(JSON.stringify(rara.body.error?.fields)).toContain('Ese tipo de pregunta no existe.');
});

test('lo que le falta se guarda y se cuenta', async () => {
  const { id: carpetaId } = await unaCarpeta();
  const una = await nueva(carpetaId, '', { correcta: null });
  expect(una.fallos).toEqual(['Escribe la pregunta.', 'Marca la opción correcta.']);
});

test('sin uso se reescribe su versión; dos autores no se pisan', async () => {
  const { id: carpetaId } = await unaCarpeta();
  const { id } = await nueva(carpetaId);
  const guardada = await guardar(id, 1, unica('Cambiada'));
  const otraVez = await guardar(id, 1, unica('Cambiada'));
  const vieja = await guardar(id, 1, unica('De otra persona'));

  expect(guardada.body).toMatchObject({ version: 2, numero: 1, borrador: null, carpetaId });
  expect(otraVez.body).toEqual(guardada.body);
  expect(vieja.status).toBe(409);
  expect(vieja.body.error).toMatchObject({ code: 'VERSION_ANTIGUA', actual: { version: 2 } });
});

test('en uso, lo editado es un borrador hasta «Usar desde ahora», que hace otra versión', async () => {
  const { id: carpetaId } = await unaCarpeta();
  const { id } = await nueva(carpetaId, 'Primera');
  await usada(id);
  const editada = cuerpo<PreguntaDeAutor>(await guardar(id, 1, unica('Segunda', null)));
  const incompleta = await admin.post(`/api/preguntas/${id}/usar-desde-ahora`);
  await guardar(id, 2, unica('Segunda'));
  const puesta = await admin.post(`/api/preguntas/${id}/usar-desde-ahora`);
  const otraVez = await admin.post(`/api/preguntas/${id}/usar-desde-ahora`);
  const { rows } = await db.execute(
    sql`select numero, publica->>'enunciado' as enunciado from pregunta_versiones where pregunta_id = ${id} order by numero`,
  );

  expect(editada).toMatchObject({ numero: 1, fallos: ['Marca la opción correcta.'] });
  expect(editada.publica.enunciado).toBe('<p>Primera</p>');
  expect(editada.borrador?.publica.enunciado).toBe('<p>Segunda</p>');
  expect(incompleta.body.error).toMatchObject({
    code: 'PREGUNTA_INCOMPLETA',
    actual: { fallos: ['Marca la opción correcta.'] },
  });
  expect(puesta.body).toMatchObject({ numero: 2, borrador: null, fallos: [] });
  expect(otraVez.body).toEqual(puesta.body);
  expect(rows).toEqual([
    { numero: 1, enunciado: '<p>Primera</p>' },
    { numero: 2, enunciado: '<p>Segunda</p>' },
  ]);
});

test('lo puesto en uso se deshace: vuelve lo de antes como versión nueva, y lo editado espera otra vez', async () => {
  const { id: carpetaId } = await unaCarpeta();
  const { id } = await nueva(carpetaId, 'Primera');
  await usada(id);
  await guardar(id, 1, unica('Segunda'));
  await admin.post(`/api/preguntas/${id}/usar-desde-ahora`);
  const volver = (body: object) => admin.post(`/api/preguntas/${id}/volver-a-una-version`, body);
  const vuelta = await volver({ numero: 1, desde: 2 });
  const otraVez = await volver({ numero: 1, desde: 2 });
  const deOtra = await volver({ numero: 2, desde: 2 });

  expect(vuelta.body).toMatchObject({
    numero: 3,
    publica: { enunciado: '<p>Primera</p>' },
    borrador: { publica: { enunciado: '<p>Segunda</p>' } },
  });
  expect(otraVez.body).toEqual(vuelta.body);
  expect(deOtra.body.error).toMatchObject({ code: 'VERSION_ANTIGUA', actual: { numero: 3 } });
  expect((await volver({ numero: 9, desde: 3 })).status).toBe(404);
});

test('también está en uso cuando un sorteo publicado la puede sacar, por su carpeta o por su etiqueta', async () => {
  const arriba = await unaCarpeta();
  const dentro = await unaCarpeta({ padreId: arriba.id });
  const etiqueta = `e${randomUUID().slice(0, 8)}`;
  const [porCarpeta, porEtiqueta, suelta] = [
    await nueva(dentro.id),
    await nueva((await unaCarpeta()).id, 'x', { etiquetas: [etiqueta] }),
    await nueva((await unaCarpeta()).id),
  ];
  const evaluacion = await school.evaluacion((await school.curso()).id);
  const seccionId = randomUUID();
  await db.insert(evaluacionSeccionesTable).values({ id: seccionId, evaluacionId: evaluacion.id, orden: 0 });
  const comun = { evaluacionId: evaluacion.id, seccionId, cuantas: 1, puntos: 1 };
  await db.insert(evaluacionLugaresTable).values([
    { ...comun, id: randomUUID(), orden: 0, carpetaId: arriba.id },
    { ...comun, id: randomUUID(), orden: 1, etiqueta },
  ]);
  const editadas = [];
  for (const { id, etiquetas } of [porCarpeta, porEtiqueta, suelta])
    editadas.push(cuerpo<PreguntaDeAutor>(await guardar(id, 1, unica('Editada'), { etiquetas })));

  expect(editadas.map(({ borrador }) => borrador !== null)).toEqual([true, true, false]);
  expect((await leer(porCarpeta.id)).usos).toMatchObject([{ evaluacionId: evaluacion.id, porSorteo: true }]);
});

test('lo editado se descarta, y volver a lo que se usa también lo olvida', async () => {
  const { id } = await nueva((await unaCarpeta()).id, 'Primera');
  const evaluacion = await usada(id);
  await guardar(id, 1, unica('Otra'));
  const descartada = await admin.post(`/api/preguntas/${id}/descartar-borrador`);
  await guardar(id, 3, unica('Otra'));
  const devuelta = await guardar(id, 4, unica('Primera'));

  expect(descartada.body).toMatchObject({ version: 3, numero: 1, borrador: null });
  expect(devuelta.body).toMatchObject({ version: 5, borrador: null });
  expect((await leer(id)).usos).toMatchObject([
    { evaluacionId: evaluacion.id, estado: 'publicada', porSorteo: false },
  ]);
});

test('una pregunta de una evaluación cae en la carpeta de su curso, que se hace una vez', async () => {
  const curso = await school.curso({ titulo: 'Incendios' });
  const { id: evaluacionId } = await school.evaluacion(curso.id, { estado: 'borrador' });
  const hechas = await Promise.all(
    ['Una', 'Dos', 'Tres'].map((texto) => guardar(randomUUID(), 0, unica(texto), { evaluacionId })),
  );
  const carpetas = await db.execute(sql`select nombre from carpetas where curso_id = ${curso.id}`);

  expect(hechas.map(({ body }) => body.cursoId)).toEqual([curso.id, curso.id, curso.id]);
  expect(carpetas.rows).toEqual([{ nombre: 'Incendios' }]);
  expect((await guardar(randomUUID(), 0, unica('x'))).body.error?.fields).toHaveProperty('carpetaId');
});

test('se duplica lo que se está editando, y con el mismo id es la misma copia', async () => {
  const { id, carpetaId } = await nueva((await unaCarpeta()).id, 'Primera');
  await usada(id);
  await guardar(id, 1, unica('Segunda'));
  const copiaId = randomUUID();
  const copia = await admin.post(`/api/preguntas/${id}/duplicar`, { id: copiaId });
  const otraVez = await admin.post(`/api/preguntas/${id}/duplicar`, { id: copiaId });

  expect(copia.body).toMatchObject({ id: copiaId, carpetaId, numero: 1, evaluaciones: 0, borrador: null });
  expect(cuerpo<PreguntaDeAutor>(copia).publica.enunciado).toBe('<p>Segunda</p>');
  expect(otraVez.body).toEqual(copia.body);
});

test('en la papelera no se edita, y se recupera', async () => {
  const { id } = await nueva((await unaCarpeta()).id);
  const ida = await admin.post('/api/preguntas/a-la-papelera', { ids: [id] });
  const otraVez = await admin.post('/api/preguntas/a-la-papelera', { ids: [id, id] });
  const editada = await guardar(id, 2, unica('Editada'));
  const vuelta = await admin.post('/api/preguntas/recuperar', { ids: [id] });

  expect([ida.body, otraVez.body, vuelta.body]).toEqual([
    { cambiadas: 1 },
    { cambiadas: 0 },
    { cambiadas: 1 },
  ]);
  expect(editada.body.error?.code).toBe('EN_LA_PAPELERA');
  expect((await leer(id)).eliminadaEn).toBeNull();
});

test('varias se mueven y se etiquetan juntas, o ninguna', async () => {
  const curso = await school.curso();
  const [de, a] = [await unaCarpeta(), await unaCarpeta({ cursoId: curso.id })];
  const [una, otra] = [await nueva(de.id, 'Una', { etiquetas: ['vieja'] }), await nueva(de.id, 'Otra')];
  const ids = [una.id, otra.id];
  const inventada = await admin.post('/api/preguntas/mover', {
    ids: [...ids, randomUUID()],
    carpetaId: a.id,
  });
  const movidas = await admin.post('/api/preguntas/mover', { ids, carpetaId: a.id });
  const otraVez = await admin.post('/api/preguntas/mover', { ids, carpetaId: a.id });
  const puestas = await admin.post('/api/preguntas/etiquetar', { ids, poner: ['Nueva'], quitar: ['vieja'] });
  const demasiadas = await admin.post('/api/preguntas/etiquetar', {
    ids,
    poner: Array.from({ length: 20 }, (_, i) => `e${i}`),
    quitar: [],
  });

  expect(inventada.status).toBe(404);
  expect(movidas.body).toEqual({ cambiadas: 2 });
  expect(otraVez.body).toEqual({ cambiadas: 0 });
  expect(puestas.body).toEqual({ cambiadas: 2 });
  expect(demasiadas.body.error?.fields).toHaveProperty('poner');
  expect(await leer(una.id)).toMatchObject({ carpetaId: a.id, cursoId: curso.id, etiquetas: ['nueva'] });
});

test('sin enunciado, en el banco y en el registro se llama por su texto con huecos, y por él se busca', async () => {
  const { id: carpetaId } = await unaCarpeta();
  const id = randomUUID();
  await guardar(id, 0, HUECO, { carpetaId });
  for (const buscar of ['', '&buscar=Francia']) {
    const { body } = await admin.get(`/api/preguntas?carpetaId=${carpetaId}${buscar}`);
    expect(body).toMatchObject({ datos: [{ id, texto: 'La capital de Francia es ___.' }] });
  }
  expect((await admin.get(`/api/preguntas?carpetaId=${carpetaId}&buscar=hhhh`)).body).toMatchObject({
    datos: [],
  });
  const [cambio] = await db
    .select()
    .from(cambiosTable)
    .where(eq(cambiosTable.documento, id))
    .orderBy(cambiosTable.id);
  expect(cambio?.detalle).toMatchObject({ enunciado: [null, 'La capital de Francia es ___.'] });
});

test('el registro dice qué pregunta y qué cambió, nunca su clave', async () => {
  const { id } = await nueva((await unaCarpeta()).id, 'Primera');
  await guardar(id, 1, {
    ...unica('Segunda'),
    clave: { explicacion: '<p>Secretísimo</p>', pesos: { bbbb: '1' }, explicaciones: {} },
  });
  const cambios = await db
    .select()
    .from(cambiosTable)
    .where(eq(cambiosTable.documento, id))
    .orderBy(cambiosTable.id);

  expect(cambios.map(({ comando, coleccion }) => [comando, coleccion])).toEqual([
    ['preguntas.guardar', 'preguntas'],
    ['preguntas.guardar', 'preguntas'],
  ]);
  expect(cambios[1]?.detalle).toMatchObject({
    enunciado: ['Primera', 'Segunda'],
    clave: [null, 'cambiada'],
  });
  expect(JSON.stringify(cambios)).not.toMatch(/Secretísimo|pesos/);
});

test('quien ve las preguntas las oye cambiar; quien aprende no', async () => {
  const { id: carpetaId } = await unaCarpeta();
  const autora = await school.con('preguntas:ver');
  const oye = await autora.listen();
  const { id } = await nueva(carpetaId);
  await oye.until((event) => event.data.id === id);
  oye.stop();
  expect((await carpeta({ nombre: 'x', padreId: carpetaId })).status).toBe(200);
});
