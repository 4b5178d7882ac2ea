import type { Papel } from '@catedra/shared/intentos/papel/esquemas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { abrirExamen, CORTA, MULTIPLE, UNICA } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const admin = await app.school.administrador();

const leer = async (id: string, modelos: number): Promise<Papel> => {
  const { status, body } = await admin.get(`/api/evaluaciones/${id}/papel?modelos=${modelos}`);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as unknown as Papel;
};
const ordenDe = (papel: Papel, modelo: number) =>
  papel.modelos[modelo]?.preguntas.map(({ preguntaId }) => preguntaId);

test('un modelo va en su orden; varios, barajados y siempre los mismos', async () => {
  const { evaluacion } = await abrirExamen(app, { preguntas: [UNICA, MULTIPLE, CORTA, UNICA, CORTA, UNICA] });
  const unico = await leer(evaluacion.id, 1);
  expect(unico).toMatchObject({ titulo: 'Examen final', minutos: 30, secciones: ['Todo'], sinTerminar: 0 });
  expect(unico.modelos[0]?.preguntas.map(({ publica }) => publica.tipo)).toEqual([
    'unica',
    'multiple',
    'corta',
    'unica',
    'corta',
    'unica',
  ]);
  const tres = await leer(evaluacion.id, 3);
  expect(tres.modelos.map(({ letra }) => letra)).toEqual(['A', 'B', 'C']);
  expect(await leer(evaluacion.id, 3)).toEqual(tres);
  expect((await leer(evaluacion.id, 2)).modelos).toEqual(tres.modelos.slice(0, 2));
  expect(ordenDe(tres, 1)?.toSorted()).toEqual(ordenDe(unico, 0)?.toSorted());
});

test('lo que no está terminado no sale, y se cuenta', async () => {
  const { evaluacion } = await abrirExamen(app, { preguntas: [UNICA, CORTA] });
  await app.platform.db.execute(sql`
    update preguntas set numero = 0 where tipo = 'corta'
     and id in (select pregunta_id from evaluacion_lugares where evaluacion_id = ${evaluacion.id})`);
  const papel = await leer(evaluacion.id, 1);
  expect(papel.sinTerminar).toBe(1);
  expect(papel.modelos[0]?.preguntas).toHaveLength(1);
});

test('quien hace el curso no lo lee, ni más modelos de los que hay', async () => {
  const { evaluacion, alumna } = await abrirExamen(app);
  expect((await alumna.get(`/api/evaluaciones/${evaluacion.id}/papel`)).status).toBe(403);
  expect((await admin.get(`/api/evaluaciones/${evaluacion.id}/papel?modelos=7`)).status).toBe(400);
});
