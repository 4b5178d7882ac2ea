import { randomUUID } from 'node:crypto';
import type { IntentoRevisado } from '@catedra/shared/intentos/despues.ts';
import { expect, test } from 'vitest';
import { abrirExamen, ENSAYO, enElExamen } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school } = app;

/** An essay that was handed in, and whoever marks it. */
async function unEnsayo(publicarAMano: boolean) {
  const { evaluacion, curso } = await abrirExamen(app, { preguntas: [ENSAYO], publicarAMano });
  const docente = await school.con('actividades:calificar');
  const persona = await school.persona();
  await school.inscribe(curso.id, persona.id);
  const examen = enElExamen(await school.entra(persona), evaluacion.id);
  await examen.empezar();
  await examen.guardar(examen.entrada(0, { html: '<p>Cayó una caja.</p>' }));
  await examen.entregar();
  const { id } = examen.abierto();
  const anota = (lugar = 0, cita = 'una caja') =>
    docente.put(`/api/entregas/${id}/anotaciones/${randomUUID()}`, {
      lugar,
      version: 0,
      ancla: { tipo: 'texto', cita, desde: 0 },
      texto: 'CANARIO: ¿de dónde?',
    });
  const lee = async () => (await examen.revision()).body as unknown as IntentoRevisado;
  const califica = () =>
    docente.post(`/api/intentos/${id}/calificar/0`, {
      version: 0,
      logrados: 1,
      criterios: null,
      comentario: '',
    });
  return { id, evaluacion, docente, anota, lee, califica };
}

test('lo dicho de un trozo llega con la nota, y antes no hay nada de ello', async () => {
  const ensayo = await unEnsayo(false);
  expect((await ensayo.anota()).body).toMatchObject({ ancla: { desde: 4 } });
  expect((await ensayo.anota(0, 'un camión')).status).toBe(400);
  expect((await ensayo.anota(1)).status).toBe(404);
  expect(JSON.stringify(await ensayo.lee())).not.toContain('CANARIO');
  await ensayo.califica();
  expect((await ensayo.lee()).preguntas[0]?.anotaciones).toMatchObject([
    { ancla: { cita: 'una caja' }, texto: 'CANARIO: ¿de dónde?' },
  ]);
});

test('si las notas se publican a mano, lo dicho espera con ellas', async () => {
  const ensayo = await unEnsayo(true);
  await ensayo.anota();
  await ensayo.califica();
  expect(JSON.stringify(await ensayo.lee())).not.toContain('CANARIO');
  const { body } = await ensayo.docente.get(`/api/intentos/${ensayo.id}/por-calificar/0`);
  expect(body['anotaciones']).toMatchObject([{ texto: 'CANARIO: ¿de dónde?', de: null, quitable: true }]);
  await ensayo.docente.post(`/api/evaluaciones/${ensayo.evaluacion.id}/publicar-notas`, { ids: null });
  expect(JSON.stringify(await ensayo.lee())).toContain('CANARIO');
});
