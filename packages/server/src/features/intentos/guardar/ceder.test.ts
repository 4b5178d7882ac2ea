import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { abrirExamen, enElExamen, UNICA } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { clock, platform } = app;
const PREGUNTAS = [UNICA, UNICA, UNICA];

/** Someone whose first device answered one question and lost control to a second, which answered it too. */
async function relevo(reglas: object = {}) {
  const { evaluacion, alumna } = await abrirExamen(app, { preguntas: PREGUNTAS, ...reglas });
  const primero = enElExamen(alumna, evaluacion.id, 'pestana-primera');
  await primero.empezar();
  await primero.guardar(primero.entrada(0, { opcion: 'aaaa' }));
  const sinEnviar = [primero.entrada(0, { opcion: 'bbbb' }), primero.entrada(1, { opcion: 'bbbb' })];
  const segundo = enElExamen(alumna, evaluacion.id, 'pestana-segunda');
  segundo.usar(primero.abierto());
  await segundo.tomar();
  // It knows the answer that the first one sent.
  segundo.entrada(0, null);
  await segundo.guardar(segundo.entrada(0, { opcion: 'cccc' }));
  return { primero, segundo, sinEnviar };
}

const preguntas = async ({ segundo }: Awaited<ReturnType<typeof relevo>>) =>
  (
    (await segundo.leer()).body as unknown as {
      preguntas: { respuesta: unknown; ofrecida: { respuesta: unknown } | null }[];
    }
  ).preguntas;

test('lo que llega a tiempo de quien escribía antes se añade donde no hay otra más nueva, y si la hay se ofrece', async () => {
  const caso = await relevo();
  const { status, body } = await caso.primero.guardar(...caso.sinEnviar);
  expect(status).toBe(409);
  expect(body.error).toMatchObject({
    code: 'OTRA_PESTANA',
    actual: { epoca: 2, guardadas: [{ lugar: 1 }], ofrecidas: [0] },
  });
  expect(await preguntas(caso)).toMatchObject([
    { respuesta: { opcion: 'cccc' }, ofrecida: { respuesta: { opcion: 'bbbb' } } },
    { respuesta: { opcion: 'bbbb' }, ofrecida: null },
    { respuesta: null, ofrecida: null },
  ]);
  const { rows } = await platform.db.execute(sql`
    select lugar, epoca from intento_diario where intento_id = ${caso.segundo.abierto().id} order by lugar, revision`);
  expect(rows).toEqual([
    { lugar: 0, epoca: 1 },
    { lugar: 0, epoca: 2 },
    { lugar: 1, epoca: 1 },
  ]);
  // The same again changes nothing.
  expect((await caso.primero.guardar(...caso.sinEnviar)).body.error).toMatchObject({
    actual: { guardadas: [{ lugar: 1 }], ofrecidas: [0] },
  });
});

test('elegir una de las dos retira el ofrecimiento; seguir escribiendo sin haberlo visto, no', async () => {
  const caso = await relevo();
  await caso.primero.guardar(...caso.sinEnviar);
  await caso.segundo.guardar(caso.segundo.entrada(0, { opcion: 'aaaa' }));
  expect((await preguntas(caso))[0]?.ofrecida).not.toBeNull();
  const elegida = { ...caso.segundo.entrada(0, { opcion: 'bbbb' }), elegida: true };
  expect((await caso.segundo.guardar(elegida)).status).toBe(200);
  expect((await preguntas(caso))[0]).toMatchObject({ respuesta: { opcion: 'bbbb' }, ofrecida: null });
});

test('lo que llegó a tiempo cuenta aunque después entregue el segundo equipo; lo que llega después, a quien corrige', async () => {
  const caso = await relevo();
  const despues = caso.primero.entrada(2, { opcion: 'aaaa' }, clock.now().toISOString());
  await caso.primero.guardar(...caso.sinEnviar);
  clock.advance({ seconds: 10 });
  expect((await caso.segundo.entregar()).body).toMatchObject({ respondidas: 2, tardias: [] });
  const tarde = await caso.primero.guardar(despues);
  expect(tarde.body.error?.code).toBe('YA_ENVIADA');
  const { recibo } = (await caso.primero.revision()).body as unknown as { recibo: { tardias: object[] } };
  expect(recibo.tardias).toMatchObject([{ lugar: 2 }]);
});

test('de una prueba sin vuelta atrás no se toca lo que quedó atrás', async () => {
  const caso = await relevo({ secuencial: true });
  const { body } = await caso.primero.guardar(...caso.sinEnviar.slice(1));
  expect(body.error).toMatchObject({ actual: { guardadas: [], ofrecidas: [] } });
});
