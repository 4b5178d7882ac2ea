import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, platform } = app;

/** The tests come from this machine. */
const AQUI = ['127.0.0.0/8', '::1'];
const OTRA = ['203.0.113.0/24'];

async function conRedes(redes: readonly string[]) {
  const { evaluacion, alumna } = await abrirExamen(app);
  const jefa = await school.superAdministrador();
  const camino = `/api/evaluaciones/${evaluacion.id}/secretos`;
  let version = 0;
  const pone = async (otras: readonly string[]) => {
    const body = { version, contrasena: null, bandas: [], redes: otras };
    const puesta = await jefa.put(camino, body);
    version = Number(puesta.body['version'] ?? version);
    return puesta;
  };
  await platform.db.execute(
    sql`update evaluacion_secretos set version = 0 where evaluacion_id = ${evaluacion.id}`,
  );
  await pone(redes);
  const sitio = async () =>
    (await alumna.get(`/api/aprendizaje/evaluaciones/${evaluacion.id}`)).body['sitio'];
  return { evaluacion, examen: enElExamen(alumna, evaluacion.id), jefa, alumna, pone, sitio };
}

test('se empieza desde sus redes; desde otra se dice y no se empieza nada', async () => {
  const { examen, pone, sitio } = await conRedes(OTRA);
  expect(await sitio()).toBe('fuera');
  expect(await examen.empezar()).toMatchObject({ status: 403, body: { error: { code: 'FUERA_DE_LA_RED' } } });
  await pone([...OTRA, ...AQUI]);
  expect(await sitio()).toBe('dentro');
  expect((await examen.empezar()).status).toBe(200);
  await pone([]);
  expect(await sitio()).toBe('cualquiera');
});

test('quien ya está dentro sigue, guarda y entrega desde cualquier red; reabierto, se mira otra vez', async () => {
  const { examen, jefa, pone } = await conRedes(AQUI);
  await examen.empezar();
  await pone(OTRA);
  expect((await examen.empezar()).status).toBe(200);
  expect((await examen.tomar()).status).toBe(200);
  expect((await examen.guardar(examen.entrada(0, { opcion: 'aaaa' }))).status).toBe(200);
  expect((await examen.entregar()).status).toBe(200);
  const { id } = examen.abierto();
  await jefa.post('/api/intentos/reabrir', { ids: [id], minutos: 10, motivo: 'Se cortó la luz.' });
  for (const vuelve of [examen.empezar, examen.tomar])
    expect(await vuelve()).toMatchObject({ status: 403, body: { error: { code: 'FUERA_DE_LA_RED' } } });
  await pone(AQUI);
  expect((await examen.tomar()).status).toBe(200);
});

test('una red que no lo es se rechaza con cómo se escribe, y las redes no las lee nadie que aprende', async () => {
  const { evaluacion, alumna, pone } = await conRedes(OTRA);
  expect((await pone(['aula 3'])).status).toBe(400);
  for (const camino of [`/api/aprendizaje/evaluaciones/${evaluacion.id}`, '/api/aprendizaje/pruebas'])
    expect(JSON.stringify((await alumna.get(camino)).body)).not.toContain('203.0.113');
});
