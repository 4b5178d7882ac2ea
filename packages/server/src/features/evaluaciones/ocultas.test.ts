import type { Actor } from '@catedra/shared/core/actor.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { actividadesTable } from '#features/actividades/table.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { type Row, scopedSelection, scopeFieldsOf } from '#platform/collections/rows.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import { banco, componer, fijas } from '#features/preguntas/testing/banco.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const { db } = platform;
const admin = await school.administrador();

async function aula() {
  const curso = await school.curso();
  const alumna = await school.persona();
  await school.inscribe(curso.id, alumna.id);
  const visible = await school.evaluacion(curso.id);
  const oculta = await school.evaluacion(curso.id);
  await db
    .update(actividadesTable)
    .set({ oculta: true, regla: 'aprobar' })
    .where(eq(actividadesTable.id, oculta.actividadId));
  return { curso, visible, oculta, alumna, estudiante: await school.entra(alumna) };
}

test('quien aprende no sabe de una evaluación cuya actividad está oculta; quien la hace, sí', async () => {
  const { curso, visible, oculta, estudiante } = await aula();
  const lista = async (quien: typeof admin) => {
    const { body } = await quien.get(`/api/evaluaciones?cursoId=${curso.id}&total=true`);
    return { ids: (body.datos as { id: string }[]).map(({ id }) => id), total: body.total };
  };
  const primero = `/api/evaluaciones/primero?campo=actividadId&valor=${oculta.actividadId}`;

  expect(await lista(estudiante)).toEqual({ ids: [visible.id], total: { valor: 1, exacto: true } });
  expect((await estudiante.get(`/api/evaluaciones/${oculta.id}`)).status).toBe(404);
  expect((await estudiante.get(primero)).status).toBe(404);
  expect((await estudiante.get(`/api/evaluaciones/${visible.id}`)).body.oculta).toBe(false);

  expect((await lista(admin)).ids.toSorted()).toEqual([visible.id, oculta.id].toSorted());
  expect((await admin.get(`/api/evaluaciones/${oculta.id}`)).body.oculta).toBe(true);
  expect((await admin.get(primero)).body.id).toBe(oculta.id);
});

test('tampoco oye lo que le pasa, hasta que se muestra', async () => {
  const { visible, oculta, estudiante } = await aula();
  const oye = await estudiante.listen();
  await admin.post(`/api/evaluaciones/${oculta.id}/cerrar`);
  await admin.post(`/api/evaluaciones/${visible.id}/cerrar`);
  await oye.until(({ data }) => data.id === visible.id);
  expect(oye.heard.map(({ data }) => data.id)).not.toContain(oculta.id);

  const { body } = await admin.get(`/api/actividades/${oculta.actividadId}`);
  await admin.patch(`/api/actividades/${oculta.actividadId}`, { version: body.version, oculta: false });
  await oye.until(({ data }) => data.id === oculta.actividadId);
  const { nueva, unaCarpeta } = banco(admin);
  await componer(admin, oculta.id, 0, fijas((await nueva((await unaCarpeta()).id)).id));
  await admin.post(`/api/evaluaciones/${oculta.id}/publicar`);
  await oye.until(({ data }) => data.id === oculta.id);
  oye.stop();
  expect((await estudiante.get(`/api/evaluaciones/${oculta.id}`)).status).toBe(200);
});

test('el alcance dice lo mismo en SQL que en memoria, con la actividad oculta o a la vista', async () => {
  const { curso, alumna } = await aula();
  const actor: Actor = {
    id: alumna.id,
    perfil: alumna.perfil,
    permisos: [],
    otorgables: [],
    otorgablesEnTodo: [],
    grupoIds: [],
    cursoIds: [curso.id],
    tutorGrupoIds: [],
    tutorCursoIds: [],
  };
  const autora: Actor = { ...actor, permisos: ['evaluaciones:ver'] };
  for (const quien of [actor, autora]) {
    const scope = evaluaciones.policy.read(quien);
    const todas = (await db
      .select(scopedSelection(evaluacionesBinding))
      .from(evaluacionesTable)) as unknown as Row[];
    const enMemoria = todas.filter((row) => matches(scope, scopeFieldsOf(evaluacionesBinding, row)));
    const enSql = await db
      .select({ id: evaluacionesTable.id })
      .from(evaluacionesTable)
      .where(scopeSql(evaluacionesBinding, scope));
    expect(enSql.map(({ id }) => id).toSorted()).toEqual(enMemoria.map(({ id }) => id).toSorted());
    expect(enSql.length).toBeGreaterThan(0);
  }
});
