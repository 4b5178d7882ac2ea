import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import type { Papelera } from '@catedra/shared/papelera/schemas.ts';
import { expect, test } from 'vitest';
import { vaciarPapelera } from '#features/papelera/jobs.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const admin = await school.administrador();
const dentroDe = (dias: number) => ({
  ...platform,
  clock: { ...platform.clock, now: () => tras(platform.clock.now(), dias * DIA) },
});
const enPapelera = async (cursoId: string, archivado = false) =>
  ((await admin.get(`/api/papelera?cursoId=${cursoId}&archivado=${archivado}`)).body as unknown as Papelera)
    .datos;

test('a los 30 días se borra lo que nadie usó; lo demás queda, y aún se recupera', async () => {
  const { id: cursoId } = await school.curso({ estado: 'borrador' });
  const [nueva, hecha] = [await school.actividad(cursoId), await school.actividad(cursoId)];
  const espera = await school.actividad(cursoId, {
    requisitos: {
      modo: 'alguno',
      condiciones: [nueva, hecha].map(({ id }) => ({ tipo: 'completada' as const, actividadId: id })),
    },
  });
  await school.progreso((await school.persona()).id, cursoId, hecha.id);
  for (const { id } of [nueva, hecha]) await admin.post(`/api/actividades/${id}/quitar`);

  await vaciarPapelera(dentroDe(29));
  expect(await enPapelera(cursoId)).toHaveLength(2);
  await vaciarPapelera(dentroDe(30));
  await vaciarPapelera(dentroDe(30));
  const [queda, ...otras] = await enPapelera(cursoId);
  expect([queda?.documento, otras]).toEqual([hecha.id, []]);
  // Any of two, one of which was not there, asked for nothing.
  expect((await admin.get(`/api/actividades/${espera.id}`)).body.requisitos).toEqual({
    modo: 'todos',
    condiciones: [],
  });
  await admin.post(`/api/papelera/${queda?.id}/recuperar`);
  expect((await admin.get(`/api/actividades/${hecha.id}`)).status).toBe(200);
});

test('una sección se borra entera, o se queda entera si alguien hizo algo en ella', async () => {
  const { id: cursoId } = await school.curso({ estado: 'borrador' });
  const [vacia, usada] = [await school.seccion(cursoId, 0), await school.seccion(cursoId, 1)];
  await school.actividades(cursoId, vacia.id, {}, {});
  const [una] = await school.actividades(cursoId, usada.id, {}, {});
  await school.progreso((await school.persona()).id, cursoId, una?.id ?? '');
  for (const { id } of [vacia, usada]) await admin.post(`/api/secciones/${id}/quitar`);
  await vaciarPapelera(dentroDe(31));
  expect(await enPapelera(cursoId)).toMatchObject([{ documento: usada.id, actividades: 2, usado: true }]);
});

test('«Eliminar para siempre» es solo para lo que nadie usó', async () => {
  const { id: cursoId } = await school.curso({ estado: 'borrador' });
  const [nueva, hecha] = [await school.actividad(cursoId), await school.actividad(cursoId)];
  await school.progreso((await school.persona()).id, cursoId, hecha.id);
  for (const { id } of [nueva, hecha]) await admin.post(`/api/actividades/${id}/quitar`);
  const borrar = async (documento: string) => {
    const entrada = (await enPapelera(cursoId)).find((una) => una.documento === documento);
    return admin.post(`/api/papelera/${entrada?.id}/eliminar-para-siempre`);
  };
  expect((await borrar(nueva.id)).status).toBe(204);
  expect((await borrar(hecha.id)).body.error).toMatchObject({ code: 'EN_USO' });
  expect(await enPapelera(cursoId)).toHaveLength(1);
});
