import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cambiosTable } from '#platform/changes/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const admin = await school.administrador();

const borrador = async () => {
  const curso = await school.curso({ estado: 'borrador' });
  await school.actividad(curso.id);
  return curso;
};
const cambiosDe = (documento: string) =>
  platform.db
    .select()
    .from(cambiosTable)
    .where(eq(cambiosTable.documento, documento))
    .orderBy(cambiosTable.id);

test('un curso pasa de borrador a publicado, a archivado y otra vez a borrador, y queda escrito', async () => {
  const { id } = await borrador();

  const publicado = await admin.post(`/api/cursos/${id}/publicar`);
  const archivado = await admin.post(`/api/cursos/${id}/archivar`);
  const retirado = await admin.post(`/api/cursos/${id}/volver-a-borrador`);

  expect(publicado.body).toMatchObject({ estado: 'publicado', version: 1 });
  expect(archivado.body.estado).toBe('archivado');
  expect(retirado.body.estado).toBe('borrador');
  expect((await cambiosDe(id)).map(({ comando, detalle, actorId }) => [comando, detalle, actorId])).toEqual([
    ['cursos.publicar', { estado: ['borrador', 'publicado'] }, admin.id],
    ['cursos.archivar', { estado: ['publicado', 'archivado'] }, admin.id],
    ['cursos.volver-a-borrador', { estado: ['archivado', 'borrador'] }, admin.id],
  ]);
});

test('publicar dos veces es inofensivo', async () => {
  const { id } = await borrador();
  await admin.post(`/api/cursos/${id}/publicar`);
  const otra = await admin.post(`/api/cursos/${id}/publicar`);

  expect(otra.status).toBe(200);
  expect(await cambiosDe(id)).toHaveLength(1);
});

test('un curso sin actividades o con huecos no se publica y dice qué falta', async () => {
  const vacio = await school.curso({ estado: 'borrador' });
  const conHuecos = await school.curso({ estado: 'borrador' });
  const hecha = await school.actividad(conHuecos.id);
  const lectura = await school.actividad(conHuecos.id, {
    titulo: 'Sin texto',
    contenido: { tipo: 'lectura', html: '' },
  });
  const prueba = await school.evaluacion(conHuecos.id, { estado: 'borrador' });

  const nada = await admin.post(`/api/cursos/${vacio.id}/publicar`);
  const huecos = await admin.post(`/api/cursos/${conHuecos.id}/publicar`);

  expect(nada.status).toBe(409);
  expect(nada.body.error).toMatchObject({
    code: 'CURSO_INCOMPLETO',
    fields: { actividades: expect.any(String) },
  });
  expect(huecos.body.error?.code).toBe('CURSO_INCOMPLETO');
  expect(huecos.body.error?.fields).toHaveProperty(
    lectura.id,
    'La actividad «Sin texto» no tiene contenido.',
  );
  expect(huecos.body.error?.fields).toHaveProperty(prueba.actividadId);
  expect(huecos.body.error?.fields).not.toHaveProperty(hecha.id);
});

test('un borrador no se archiva', async () => {
  const { id } = await borrador();
  const respuesta = await admin.post(`/api/cursos/${id}/archivar`);

  expect(respuesta.status).toBe(409);
  expect(respuesta.body.error?.code).toBe('CURSO_EN_BORRADOR');
});

test('editar un curso no da permiso para publicarlo', async () => {
  const { id } = await borrador();
  const editora = await school.con('cursos:ver', 'cursos:editar');
  const estudiante = await school.estudiante();

  expect((await editora.post(`/api/cursos/${id}/publicar`)).status).toBe(403);
  expect((await estudiante.post(`/api/cursos/${id}/publicar`)).status).toBe(403);
  expect((await admin.post(`/api/cursos/${randomUUID()}/publicar`)).status).toBe(404);
});

test('un tutor limitado a sus grupos ve, edita y publica solo los cursos de esos grupos', async () => {
  const suyo = await school.curso();
  const ajeno = await school.curso();
  await school.actividad(suyo.id);
  const grupo = await school.grupo();
  await school.asigna(grupo.id, suyo.id);
  const tutor = await school.con('cursos:ver:grupos', 'cursos:editar:grupos', 'cursos:publicar:grupos');
  await school.tutor(grupo.id, tutor.id);

  const { body } = await tutor.get('/api/cursos');
  expect((body.datos as { id: string }[]).map((curso) => curso.id)).toEqual([suyo.id]);
  expect((await tutor.patch(`/api/cursos/${suyo.id}`, { categoria: 'Suya', version: 1 })).status).toBe(200);
  expect((await tutor.patch(`/api/cursos/${ajeno.id}`, { categoria: 'Ajena', version: 1 })).status).toBe(404);
  expect((await tutor.post(`/api/cursos/${suyo.id}/archivar`)).status).toBe(200);
  expect((await tutor.post(`/api/cursos/${ajeno.id}/archivar`)).status).toBe(404);
});

test('al publicarse un curso, su gente lo tiene en la petición siguiente', async () => {
  const { id } = await borrador();
  const grupo = await school.grupo();
  const miembro = await school.estudiante();
  const inscrita = await school.estudiante();
  await school.miembro(grupo.id, miembro.id);
  await school.asigna(grupo.id, id);
  await school.inscribe(id, inscrita.id);
  const antes = [await miembro.get(`/api/cursos/${id}`), await inscrita.get(`/api/cursos/${id}`)];
  const oye = await miembro.listen();

  await admin.post(`/api/cursos/${id}/publicar`);

  await oye.until((event) => event.event === 'acceso');
  oye.stop();
  const despues = [await miembro.get(`/api/cursos/${id}`), await inscrita.get(`/api/cursos/${id}`)];
  expect(antes.map((respuesta) => respuesta.status)).toEqual([404, 404]);
  expect(despues.map((respuesta) => respuesta.status)).toEqual([200, 200]);
});

test('lo que está en uso no se elimina y dice por qué', async () => {
  const conActividades = await borrador();
  const asignado = await school.curso();
  await school.asigna((await school.grupo()).id, asignado.id);
  const libre = await school.curso({ estado: 'borrador' });
  await school.seccion(libre.id);

  const uno = await admin.delete(`/api/cursos/${conActividades.id}`);
  const otro = await admin.delete(`/api/cursos/${asignado.id}`);

  expect(uno.status).toBe(409);
  expect(uno.body.error).toMatchObject({
    code: 'EN_USO',
    message: expect.stringContaining('tiene actividades'),
  });
  expect(otro.body.error?.message).toContain('está asignado a grupos');
  expect((await admin.delete(`/api/cursos/${libre.id}`)).status).toBe(200);
});

test('un curso archivado se sigue leyendo entero por quien lo tenía, y nadie nuevo entra', async () => {
  const { id } = await school.curso({ acceso: 'abierto' });
  const actividad = await school.actividad(id);
  const [inscrita, miembro, ajena] = [
    await school.estudiante(),
    await school.estudiante(),
    await school.estudiante(),
  ];
  const grupo = await school.grupo();
  await school.miembro(grupo.id, miembro.id);
  await school.asigna(grupo.id, id);
  await school.inscribe(id, inscrita.id);
  await school.progreso(inscrita.id, id, actividad.id);
  await admin.post(`/api/cursos/${id}/archivar`);

  for (const persona of [inscrita, miembro]) {
    expect((await persona.get(`/api/aprendizaje/cursos/${id}`)).status).toBe(200);
    expect((await persona.get(`/api/actividades/${actividad.id}/abierta`)).body).toMatchObject({
      actividad: { contenido: { html: '<p>Texto</p>' } },
    });
  }
  const curso = await inscrita.get(`/api/aprendizaje/cursos/${id}`);
  expect(curso.body.avance).toMatchObject({ porcentaje: 100 });
  expect((await ajena.get(`/api/aprendizaje/cursos/${id}`)).status).toBe(404);
  expect((await ajena.post(`/api/cursos/${id}/inscribirme`)).status).toBe(404);
});
