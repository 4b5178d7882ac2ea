import { HORA, tras } from '@catedra/shared/core/duraciones.ts';
import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { actividadesTable } from '#features/actividades/table.ts';
import { publicarProgramados } from '#features/cursos/jobs.ts';
import { cambiosTable } from '#platform/changes/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, clock } = await createTestApp();
const admin = await school.administrador();

const dentroDe = (horas: number) => tras(clock.now(), horas * HORA).toISOString();
const borrador = async () => {
  const curso = await school.curso({ estado: 'borrador' });
  const actividad = await school.actividad(curso.id);
  return { cursoId: curso.id, actividadId: actividad.id };
};
const programar = (id: string, publicarEn: string | null) =>
  admin.post(`/api/cursos/${id}/programar`, { publicarEn });
const estadoDe = async (id: string) => (await admin.get(`/api/cursos/${id}`)).body;

test('un borrador programado se publica solo cuando llega su hora, y lo firma el sistema', async () => {
  const { cursoId } = await borrador();
  const momento = dentroDe(2);
  expect((await programar(cursoId, momento)).body).toMatchObject({ publicarEn: momento, version: 1 });

  await publicarProgramados(platform);
  expect((await estadoDe(cursoId)).estado).toBe('borrador');
  clock.advance({ hours: 2 });
  await publicarProgramados(platform);

  expect(await estadoDe(cursoId)).toMatchObject({ estado: 'publicado', publicarEn: null });
  const [cambio] = await platform.db
    .select()
    .from(cambiosTable)
    .where(and(eq(cambiosTable.documento, cursoId), eq(cambiosTable.comando, 'cursos.publicar')))
    .orderBy(cambiosTable.id);
  expect(cambio?.actorId).toBe(SISTEMA.id);
});

test('si le falta algo sigue en borrador, y se publica cuando se completa', async () => {
  const { cursoId, actividadId } = await borrador();
  const otro = await borrador();
  const vacia = { contenido: { tipo: 'lectura' as const, html: '' } };
  await platform.db.update(actividadesTable).set(vacia).where(eq(actividadesTable.id, actividadId));
  await programar(cursoId, dentroDe(1));
  await programar(otro.cursoId, dentroDe(1));
  clock.advance({ hours: 1 });
  await publicarProgramados(platform);

  expect(await estadoDe(cursoId)).toMatchObject({ estado: 'borrador', publicarEn: expect.any(String) });
  expect((await estadoDe(otro.cursoId)).estado).toBe('publicado');

  await platform.db
    .update(actividadesTable)
    .set({ oculta: true })
    .where(eq(actividadesTable.id, actividadId));
  await school.actividad(cursoId);
  await publicarProgramados(platform);
  expect((await estadoDe(cursoId)).estado).toBe('publicado');
});

test('la fecha se quita, y lo que vuelve a borrador no se publica otra vez por su cuenta', async () => {
  const [quitado, vuelto] = [await borrador(), await borrador()];
  await programar(quitado.cursoId, dentroDe(1));
  await programar(vuelto.cursoId, dentroDe(1));
  await programar(quitado.cursoId, null);
  await admin.post(`/api/cursos/${vuelto.cursoId}/publicar`);
  await admin.post(`/api/cursos/${vuelto.cursoId}/volver-a-borrador`);
  clock.advance({ hours: 3 });
  await publicarProgramados(platform);

  expect((await estadoDe(quitado.cursoId)).estado).toBe('borrador');
  expect((await estadoDe(vuelto.cursoId)).estado).toBe('borrador');
});

test('programar pide el mismo permiso que publicar, y solo se programa un borrador', async () => {
  const { cursoId } = await borrador();
  const editora = await school.con('cursos:ver', 'cursos:editar');
  const publicado = await school.curso();

  expect((await editora.post(`/api/cursos/${cursoId}/programar`, { publicarEn: dentroDe(1) })).status).toBe(
    403,
  );
  const desde = await editora.patch(`/api/cursos/${cursoId}`, { publicarEn: dentroDe(1), version: 1 });
  expect(desde.status).toBe(400);
  expect((await programar(publicado.id, dentroDe(1))).body.error?.code).toBe('CURSO_NO_BORRADOR');
});
