import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { limpiar } from '#features/archivos/limpiar.ts';
import { PDF } from '#features/archivos/testing/muestras.ts';
import { subidas } from '#features/archivos/testing/subir.ts';
import { abrirExamen, ARCHIVO, enElExamen, UNICA } from '#features/intentos/testing/examen.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, platform, clock, origin } = app;
const { subir, enviar, abrir } = subidas(origin);

async function conArchivos(minutos: number | null = null) {
  const abierto = await abrirExamen(app, { preguntas: [ARCHIVO, UNICA], minutos });
  const { alumna, curso, actividad, evaluacion } = abierto;
  const subida = {
    nombre: 'plano.pdf',
    proposito: 'entrega' as const,
    cursoId: curso.id,
    actividadId: actividad.id,
  };
  return { ...abierto, subida, examen: enElExamen(alumna, evaluacion.id) };
}

async function tutorDe(persona: Client, permiso: 'actividades:calificar:grupos' | 'usuarios:ver:grupos') {
  const grupo = await school.grupo();
  await school.miembro(grupo.id, persona.id);
  const docente = await school.persona({ perfil: (await school.perfil([permiso])).nombre });
  await school.tutor(grupo.id, docente.id);
  return school.entra(docente);
}

test('se sube un archivo mientras se hace la prueba, y antes y después no', async () => {
  const { alumna, subida, examen } = await conArchivos(30);
  expect((await enviar(alumna, subida, PDF)).respuesta).toMatchObject({
    status: 400,
    body: { error: { fields: { actividadId: expect.stringContaining('mientras la haces') } } },
  });
  await examen.empezar();
  const { id } = await subir(alumna, subida, PDF);
  expect((await examen.guardar(examen.entrada(0, { archivoIds: [id] }))).body).toMatchObject({
    guardadas: [{ lugar: 0 }],
  });
  clock.advance({ minutes: 40 });
  expect((await enviar(alumna, subida, PDF)).respuesta.status).toBe(400);
});

test('una prueba que no pide archivos no los admite, ni la de otra persona', async () => {
  const { alumna, subida } = await conArchivos();
  const sinPedir = await abrirExamen(app, { preguntas: [UNICA] });
  await enElExamen(sinPedir.alumna, sinPedir.evaluacion.id).empezar();
  const alli = { ...subida, cursoId: sinPedir.curso.id, actividadId: sinPedir.actividad.id };
  expect((await enviar(sinPedir.alumna, alli, PDF)).respuesta.status).toBe(400);
  expect((await enviar(alumna, alli, PDF)).respuesta.status).toBe(404);
});

test('solo responden los archivos propios, enteros y de esta prueba: los ajenos son como inventados', async () => {
  const { alumna, subida, examen, inscribir, evaluacion } = await conArchivos();
  await examen.empezar();
  const otra = await inscribir();
  const suExamen = enElExamen(otra, evaluacion.id);
  await suExamen.empezar();
  const ajeno = await subir(otra, subida, PDF);
  const [propio, deOtra, aMedias] = [
    await subir(alumna, subida, PDF),
    await subir(alumna, subida, PDF),
    await subir(alumna, subida, PDF),
  ];
  const otraPrueba = await conArchivos();
  await platform.db.execute(sql`update archivos set curso_id = ${otraPrueba.curso.id},
    actividad_id = ${otraPrueba.actividad.id} where id = ${deOtra.id}`);
  await platform.db.execute(sql`update archivos set estado = 'subiendo' where id = ${aMedias.id}`);
  const inventado = await examen.guardar(examen.entrada(0, { archivoIds: [randomUUID()] }));
  expect(inventado.status).toBe(400);
  for (const id of [ajeno.id, deOtra.id, aMedias.id]) {
    const { status, body } = await examen.guardar(examen.entrada(0, { archivoIds: [propio.id, id] }));
    expect([status, body.error?.message]).toEqual([400, inventado.body.error?.message]);
    const entregado = await examen.entregar({ entradas: [examen.entrada(0, { archivoIds: [id] })] });
    expect([entregado.status, entregado.body.error?.message]).toEqual([400, inventado.body.error?.message]);
  }
  expect((await examen.guardar(examen.entrada(0, { archivoIds: [propio.id] }))).status).toBe(200);
});

test('lo abre su autora y, una vez entregado, quien corrige; nadie más', async () => {
  const { alumna, subida, examen, inscribir } = await conArchivos();
  const tutor = await tutorDe(alumna, 'actividades:calificar:grupos');
  const deOtros = await tutorDe(await inscribir(), 'actividades:calificar:grupos');
  const mira = await tutorDe(alumna, 'usuarios:ver:grupos');
  await examen.empezar();
  const { id } = await subir(alumna, subida, PDF);
  await examen.guardar(examen.entrada(0, { archivoIds: [id] }));
  expect((await abrir(alumna, id)).status).toBe(200);
  expect((await abrir(tutor, id)).status).toBe(404);

  await examen.entregar();
  expect((await abrir(tutor, id)).status).toBe(200);
  for (const quien of [deOtros, mira, await inscribir()]) expect((await abrir(quien, id)).status).toBe(404);
  const por = await tutor.get(`/api/intentos/${examen.abierto().id}/por-calificar/0`);
  expect(por.body).toMatchObject({
    archivos: [{ id, nombre: 'plano.pdf' }],
    respuesta: { archivoIds: [id] },
  });
});

test('lo que se respondió alguna vez no se limpia; lo que nunca, sí', async () => {
  const { alumna, subida, examen } = await conArchivos();
  await examen.empezar();
  const [primero, segundo, suelto] = [
    await subir(alumna, subida, PDF),
    await subir(alumna, subida, PDF),
    await subir(alumna, subida, PDF),
  ];
  await examen.guardar(examen.entrada(0, { archivoIds: [primero.id] }));
  await examen.guardar(examen.entrada(0, { archivoIds: [segundo.id] }));
  clock.advance({ days: 2 });
  await limpiar(platform);
  const { rows } = await platform.db.execute<{ id: string }>(
    sql`select id from archivos where usuario_id = ${alumna.id}`,
  );
  const quedan = rows.map(({ id }) => id);
  expect(quedan).toEqual(expect.arrayContaining([primero.id, segundo.id]));
  expect(quedan).not.toContain(suelto.id);
});

test('una respuesta con rúbrica se lee con sus criterios y se califica con ellos', async () => {
  const criterio = { descripcion: null, niveles: [{ nombre: 'Bien', puntos: 2 }] };
  const rubrica = [
    { ...criterio, titulo: 'Medidas', puntos: 2 },
    { titulo: 'Escala', descripcion: 'Se lee', puntos: 2 },
  ];
  const conRubrica = { ...ARCHIVO, clave: { ...ARCHIVO.clave, rubrica } };
  const { alumna, evaluacion, curso, actividad } = await abrirExamen(app, { preguntas: [conRubrica] });
  const tutor = await tutorDe(alumna, 'actividades:calificar:grupos');
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  const suyo = {
    nombre: 'p.pdf',
    proposito: 'entrega' as const,
    cursoId: curso.id,
    actividadId: actividad.id,
  };
  const plano = await subir(alumna, suyo, PDF);
  await examen.guardar(examen.entrada(0, { archivoIds: [plano.id] }));
  await examen.entregar();
  const { id } = examen.abierto();
  expect((await tutor.get(`/api/intentos/${id}/por-calificar/0`)).body).toMatchObject({ rubrica });
  const calificada = await tutor.post(`/api/intentos/${id}/calificar/0`, {
    version: 0,
    logrados: null,
    criterios: [2, 1],
    comentario: '',
  });
  expect(calificada).toMatchObject({ status: 200, body: { logrados: 0.75, version: 1 } });
});

test('el nombre del archivo de una pregunta no llega a quien la responde: diría la respuesta', async () => {
  const { alumna, evaluacion, curso } = await abrirExamen(app, { preguntas: [UNICA] });
  const autora = await school.administrador();
  const subida = { nombre: 'la-correcta-es-la-b.pdf', proposito: 'contenido' as const, cursoId: curso.id };
  const { id } = await subir(autora, subida, PDF);
  await platform.db.execute(sql`
    with p as (select distinct pregunta_id from intento_preguntas), v as (
      update pregunta_versiones set publica = jsonb_set(publica, '{enunciado}', to_jsonb(${`<img src="/archivos/${id}">`}::text))
       where pregunta_id in (select e.pregunta_id from evaluacion_lugares e where e.evaluacion_id = ${evaluacion.id})
      returning pregunta_id)
    insert into pregunta_archivos (pregunta_id, archivo_id) select distinct pregunta_id, ${id}::uuid from v`);
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();

  const suyo = await abrir(alumna, id);
  const ficha = await alumna.get(`/api/archivos/${id}`);
  expect([suyo.status, ficha.status]).toEqual([200, 200]);
  expect(`${suyo.headers.get('content-disposition')} ${JSON.stringify(ficha.body)}`).not.toContain(
    'correcta',
  );
  expect(ficha.body.nombre).toBe('archivo.pdf');
  await examen.entregar();
  expect((await alumna.get(`/api/archivos/${id}`)).body.nombre).toBe('archivo.pdf');
  expect((await autora.get(`/api/archivos/${id}`)).body.nombre).toBe('la-correcta-es-la-b.pdf');
});
