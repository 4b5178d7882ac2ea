import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, platform } = app;
const jefa = await school.administrador();

async function entregada() {
  const { evaluacion, alumna } = await abrirExamen(app);
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  const { body } = await examen.entregar({ entradas: [examen.entrada(0, { opcion: 'aaaa' })] });
  return { evaluacion, alumna, id: examen.abierto().id, codigo: body['codigo'] as string };
}

const deQuien = (quien: Pick<typeof jefa, 'get'>, codigo: string) =>
  quien.get(`/api/intentos/recibos/${codigo}`);

test('el código dice de quién es el recibo y si concuerda, se escriba como se escriba', async () => {
  const { evaluacion, id, codigo } = await entregada();
  const escrito = `${codigo.slice(0, 4)}-${codigo.slice(4)}`.toLowerCase();
  expect(await deQuien(jefa, escrito)).toMatchObject({
    status: 200,
    body: { intentoId: id, evaluacionId: evaluacion.id, codigo, concuerda: true, cubreRespuestas: true },
  });

  await platform.db.execute(sql`alter table intento_preguntas disable trigger intento_ya_cerrado`);
  await platform.db.execute(
    sql`update intento_preguntas set respuesta = '{"opcion":"bbbb"}' where intento_id = ${id} and lugar = 0`,
  );
  await platform.db.execute(sql`alter table intento_preguntas enable trigger intento_ya_cerrado`);
  expect((await deQuien(jefa, codigo)).body).toMatchObject({ concuerda: false });
});

test('uno que no existe y el de alguien a quien no se ve responden igual; sin permiso, ni eso', async () => {
  const { alumna, codigo } = await entregada();
  const tutora = await school.con('intentos:ver:grupos', 'evaluaciones:ver:grupos');
  await school.tutor((await school.grupo()).id, tutora.id);
  const ajeno = await deQuien(tutora, codigo);
  const inventado = await deQuien(tutora, '22222222');
  expect(ajeno.status).toBe(404);
  const sinSuNumero = { ...(ajeno.body.error as object), requestId: expect.any(String) };
  expect(inventado.body.error).toEqual(sinSuNumero);
  expect((await deQuien(alumna, codigo)).status).toBe(403);
});
