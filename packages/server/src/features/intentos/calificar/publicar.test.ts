import { expect, test } from 'vitest';
import { abrirExamen, ENSAYO, enElExamen, UNICA } from '#features/intentos/testing/examen.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school } = app;

const SECRETO = 'comentarioquenadiepublico';

/** An exam of an essay and a question that marks itself, whose marks somebody publishes. */
async function examenConEnsayos(cuantas = 1, reglas: object = { publicarAMano: true }) {
  const { evaluacion, alumna, inscribir } = await abrirExamen(app, { preguntas: [ENSAYO, UNICA], ...reglas });
  const personas = [alumna];
  while (personas.length < cuantas) personas.push(await inscribir());
  const examenes = [];
  for (const quien of personas) {
    const examen = enElExamen(quien, evaluacion.id);
    await examen.empezar();
    await examen.guardar(
      examen.entrada(0, { html: '<p>Así fue.</p>' }),
      examen.entrada(1, { opcion: 'aaaa' }),
    );
    await examen.entregar();
    examenes.push({ quien, examen, id: examen.abierto().id });
  }
  const jefa = await school.superAdministrador();
  const califica = (id: string, logrados = 0.5, version = 0) =>
    jefa.post(`/api/intentos/${id}/calificar/0`, {
      version,
      logrados,
      criterios: null,
      comentario: `<p>${SECRETO}</p>`,
    });
  const publica = (ids: readonly string[] | null, quien: Client = jefa) =>
    quien.post(`/api/evaluaciones/${evaluacion.id}/publicar-notas`, { ids });
  const porPublicar = async (quien: Client = jefa) =>
    (await quien.get(`/api/evaluaciones/${evaluacion.id}/notas-por-publicar`)).body;
  return { evaluacion, examenes, jefa, califica, publica, porPublicar };
}

const primero = <T>([uno]: readonly T[]): T => {
  if (uno === undefined) throw new Error('nobody sat it');
  return uno;
};

const notasDe = async (quien: Client) =>
  ((await quien.get('/api/avisos')).body.lineas as { titulo: string }[]).filter(({ titulo }) =>
    titulo.startsWith('Ya está corregida'),
  );

test('lo que se corrige espera: su persona no lee nada hasta que se publica, y entonces lo oye una vez', async () => {
  const { evaluacion, examenes, califica, publica, porPublicar } = await examenConEnsayos();
  const { quien, examen, id } = primero(examenes);
  expect((await califica(id)).body).toMatchObject({ logrados: 0.5, sinPublicar: true, version: 1 });

  const caminos = [
    `/api/intentos/${id}/revision`,
    `/api/aprendizaje/evaluaciones/${evaluacion.id}`,
    '/api/aprendizaje/pruebas',
    '/api/aprendizaje/inicio',
    '/api/avisos',
  ];
  for (const camino of caminos) expect(JSON.stringify((await quien.get(camino)).body)).not.toContain(SECRETO);
  expect((await examen.revision()).body).toMatchObject({ nota: 5, provisional: true, faltan: [1] });
  expect(await notasDe(quien)).toEqual([]);
  expect(await porPublicar()).toMatchObject({
    listas: 1,
    aMedias: 0,
    datos: [{ intentoId: id, nota: 7.5, aprobado: true }],
  });

  expect((await publica(null)).body).toEqual({ publicadas: 1, quedan: 0 });
  expect((await publica([id])).body).toEqual({ publicadas: 0, quedan: 0 });
  expect((await examen.revision()).body).toMatchObject({ nota: 7.5, provisional: false });
  expect(await notasDe(quien)).toHaveLength(1);
  expect(JSON.stringify((await examen.revision()).body)).toContain(SECRETO);
});

test('una, varias o todas; y dos que publican a la vez lo hacen una', async () => {
  const { examenes, califica, publica, porPublicar } = await examenConEnsayos(3);
  for (const { id } of examenes) await califica(id);
  const [uno, otro] = examenes;
  expect((await publica([primero(examenes).id])).body).toEqual({ publicadas: 1, quedan: 2 });
  expect((await uno?.examen.revision())?.body).toMatchObject({ provisional: false });
  expect((await otro?.examen.revision())?.body).toMatchObject({ provisional: true });
  const hechas = await Promise.all([publica(null), publica(null)]);
  expect(hechas.reduce((suma, { body }) => suma + Number(body['publicadas']), 0)).toBe(2);
  expect(await porPublicar()).toMatchObject({ listas: 0, datos: [] });
  for (const { quien } of examenes) expect(await notasDe(quien)).toHaveLength(1);
});

test('lo corregido sale de la cola y se encuentra entre lo corregido; se cambia sin que nadie lo oiga', async () => {
  const { evaluacion, examenes, jefa, califica, publica } = await examenConEnsayos();
  const { id, examen } = primero(examenes);
  await califica(id);
  const cola = async (estado: string) =>
    (
      (await jefa.get(`/api/entregas?estado=${estado}&actividadId=${evaluacion.actividadId}`)).body
        .datos as object[]
    ).length;
  expect([await cola('entregada'), await cola('calificada')]).toEqual([0, 1]);
  expect((await califica(id, 1)).status).toBe(409);
  expect((await califica(id, 1, 1)).body).toMatchObject({ logrados: 1, version: 2, sinPublicar: true });
  await publica([id]);
  expect((await examen.revision()).body).toMatchObject({ nota: 10 });
  // What was told already is changed at once.
  expect((await califica(id, 0, 3)).body).toMatchObject({ logrados: 0, sinPublicar: false });
  expect((await examen.revision()).body).toMatchObject({ nota: 5 });
});

test('a medio corregir no se publica; si deja de esperarse, lo escrito sigue hasta que se publica', async () => {
  const { evaluacion, alumna } = await abrirExamen(app, {
    preguntas: [ENSAYO, ENSAYO],
    publicarAMano: true,
  });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  const texto = { html: '<p>Así fue.</p>' };
  await examen.guardar(examen.entrada(0, texto), examen.entrada(1, texto));
  await examen.entregar();
  const jefa = await school.superAdministrador();
  const nota = { version: 0, logrados: 1, criterios: null, comentario: '' };
  const camino = `/api/intentos/${examen.abierto().id}/calificar`;
  await jefa.post(`${camino}/0`, nota);
  const publicar = `/api/evaluaciones/${evaluacion.id}/publicar-notas`;
  expect((await jefa.post(publicar, { ids: null })).body).toEqual({ publicadas: 0, quedan: 0 });
  expect((await jefa.get(`/api/evaluaciones/${evaluacion.id}/notas-por-publicar`)).body).toMatchObject({
    listas: 0,
    aMedias: 1,
  });
  await jefa.post(`${camino}/1`, nota);
  expect((await jefa.post(publicar, { ids: null })).body).toEqual({ publicadas: 1, quedan: 0 });
  expect((await examen.revision()).body).toMatchObject({ nota: 10, provisional: false });
});

test('publica quien corrige a esa persona, y nadie lo suyo', async () => {
  const { examenes, califica, publica, porPublicar } = await examenConEnsayos(2);
  for (const { id } of examenes) await califica(id);
  const [suyo] = examenes;
  const tutora = await school.con('actividades:calificar:grupos');
  const grupo = await school.grupo();
  await school.tutor(grupo.id, tutora.id);
  await school.miembro(grupo.id, suyo?.quien.id ?? '');
  expect(await porPublicar(tutora)).toMatchObject({ listas: 1, datos: [{ intentoId: suyo?.id }] });
  expect((await publica(null, tutora)).body).toEqual({ publicadas: 1, quedan: 0 });
  expect((await publica(null, primero(examenes).quien)).status).toBe(403);
  expect(await porPublicar()).toMatchObject({ listas: 1 });
});

test('reabierto y respondido otra vez, lo que se escribió de la respuesta de antes no se publica', async () => {
  const { examenes, jefa, califica, porPublicar } = await examenConEnsayos();
  const { id, examen } = primero(examenes);
  await califica(id);
  await jefa.post('/api/intentos/reabrir', { ids: [id], minutos: 10, motivo: 'Se cortó la luz.' });
  await examen.tomar();
  await examen.guardar(examen.entrada(0, { html: '<p>De otra manera.</p>' }));
  await examen.entregar();
  expect(await porPublicar()).toMatchObject({ listas: 0, aMedias: 0 });
});
