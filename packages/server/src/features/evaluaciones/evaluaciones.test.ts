import { randomUUID } from 'node:crypto';
import { ajustesIniciales } from '@catedra/shared/actividades/inicial.ts';
import { REGLAS_INICIALES } from '@catedra/shared/evaluaciones/collection.ts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { banco, componer, fijas } from '#features/preguntas/testing/banco.ts';
import { cambiosTable } from '#platform/changes/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const admin = await school.administrador();

/** With a question, as publishing asks. */
async function conPregunta(cursoId: string) {
  const evaluacion = await school.evaluacion(cursoId, { estado: 'borrador' });
  const { nueva: pregunta, unaCarpeta } = banco(admin);
  await componer(admin, evaluacion.id, 0, fijas((await pregunta((await unaCarpeta()).id)).id));
  return evaluacion;
}

const nueva = async () => {
  const { id: cursoId } = await school.curso();
  const seccion = await school.seccion(cursoId);
  return {
    actividad: {
      id: randomUUID(),
      cursoId,
      seccion: seccion.id,
      orden: 0,
      titulo: 'Prueba final',
      tipo: 'evaluacion',
      contenido: { tipo: 'evaluacion', descripcion: '' },
      ...ajustesIniciales('evaluacion'),
      duracion: 30,
    },
    evaluacion: { id: randomUUID(), ...REGLAS_INICIALES },
  };
};
const crear = (cuerpo: unknown, quien = admin) => quien.post('/api/evaluaciones/crear-con-actividad', cuerpo);

test('una evaluación se publica, se cierra y vuelve a borrador, y queda escrito una vez cada paso', async () => {
  const { cursoId, id } = await conPregunta((await school.curso()).id);
  const estados = [];
  for (const verbo of ['publicar', 'publicar', 'cerrar', 'cerrar', 'publicar', 'volver-a-borrador'])
    estados.push((await admin.post(`/api/evaluaciones/${id}/${verbo}`)).body.estado);
  const cambios = await platform.db
    .select()
    .from(cambiosTable)
    .where(and(eq(cambiosTable.documento, id), eq(cambiosTable.coleccion, 'evaluaciones')))
    .orderBy(cambiosTable.id);

  expect(estados).toEqual(['publicada', 'publicada', 'cerrada', 'cerrada', 'publicada', 'borrador']);
  expect(cambios.map(({ comando }) => comando)).toEqual([
    'evaluaciones.publicar',
    'evaluaciones.cerrar',
    'evaluaciones.publicar',
    'evaluaciones.volver-a-borrador',
  ]);
  expect(cambios[0]).toMatchObject({
    antes: { cursoId, estado: 'borrador' },
    despues: { cursoId, estado: 'publicada' },
  });
});

test('un borrador no se cierra', async () => {
  const { id } = await school.evaluacion((await school.curso()).id, { estado: 'borrador' });
  expect((await admin.post(`/api/evaluaciones/${id}/cerrar`)).body.error?.code).toBe(
    'EVALUACION_EN_BORRADOR',
  );
});

test('quien no edita evaluaciones no cambia su estado, y fuera de su alcance no existe', async () => {
  const { id } = await school.evaluacion((await school.curso()).id);
  const estudiante = await school.estudiante();
  const lectora = await school.con('evaluaciones:ver');
  const tutor = await school.con('evaluaciones:ver:grupos', 'evaluaciones:editar:grupos');

  expect((await estudiante.post(`/api/evaluaciones/${id}/cerrar`)).status).toBe(403);
  expect((await lectora.post(`/api/evaluaciones/${id}/cerrar`)).status).toBe(403);
  expect((await tutor.post(`/api/evaluaciones/${id}/cerrar`)).status).toBe(404);
});

test('un estudiante oye la publicación y no ve el borrador', async () => {
  const curso = await school.curso();
  const { id } = await conPregunta(curso.id);
  const estudiante = await school.estudiante();
  await school.inscribe(curso.id, estudiante.id);
  const escondida = await estudiante.get(`/api/evaluaciones/${id}`);
  const oye = await estudiante.listen();
  await admin.post(`/api/evaluaciones/${id}/publicar`);
  await oye.until((event) => event.data.id === id);
  oye.stop();

  expect(escondida.status).toBe(404);
  expect((await estudiante.get(`/api/evaluaciones/${id}`)).status).toBe(200);
});

test('la actividad y sus reglas nacen juntas, y repetirlo es inofensivo', async () => {
  const cuerpo = await nueva();
  const primera = await crear(cuerpo);
  const segunda = await crear(cuerpo);

  expect(primera.status).toBe(200);
  expect(segunda.body).toEqual(primera.body);
  expect(primera.body).toMatchObject({
    actividad: { id: cuerpo.actividad.id, titulo: 'Prueba final' },
    evaluacion: { actividadId: cuerpo.actividad.id, estado: 'borrador', intentos: 2 },
  });
});

test('si las reglas no valen o no hay permiso, tampoco queda la actividad', async () => {
  const cuerpo = await nueva();
  const malas = {
    ...cuerpo,
    evaluacion: { ...cuerpo.evaluacion, abreEn: '2030-01-02T00:00:00Z', cierraEn: '2030-01-01T00:00:00Z' },
  };
  const sinEvaluaciones = await school.con('actividades:ver', 'actividades:crear');

  expect((await crear(malas)).status).toBe(400);
  expect((await crear(cuerpo, sinEvaluaciones)).status).toBe(403);
  expect((await admin.get(`/api/actividades/${cuerpo.actividad.id}`)).status).toBe(404);
});

test('una lectura no se crea con reglas de evaluación', async () => {
  const cuerpo = await nueva();
  const lectura = { ...cuerpo.actividad, tipo: 'lectura', contenido: { tipo: 'lectura', html: '' } };
  expect((await crear({ ...cuerpo, actividad: lectura })).body.error?.fields).toHaveProperty(
    'actividad.tipo',
  );
});

test('se eliminan juntas, y con progreso no se elimina ninguna', async () => {
  const libre = await nueva();
  const usada = await nueva();
  await crear(libre);
  await crear(usada);
  const persona = await school.persona();
  await school.progreso(persona.id, usada.actividad.cursoId, usada.actividad.id);

  const bien = await admin.post(`/api/evaluaciones/${libre.evaluacion.id}/eliminar-con-actividad`);
  const mal = await admin.post(`/api/evaluaciones/${usada.evaluacion.id}/eliminar-con-actividad`);
  const sola = await admin.delete(`/api/actividades/${usada.actividad.id}`);

  expect(bien.status).toBe(204);
  expect((await admin.get(`/api/actividades/${libre.actividad.id}`)).status).toBe(404);
  expect(mal.body.error?.message).toContain('hay personas con progreso');
  expect((await admin.get(`/api/evaluaciones/${usada.evaluacion.id}`)).status).toBe(200);
  expect(sola.body.error?.code).toBe('EN_USO');
});

test('una evaluación es de una actividad de su tipo: de una lectura se rechaza', async () => {
  const curso = await school.curso();
  const lectura = await school.actividad(curso.id, { contenido: { tipo: 'lectura', html: '<p>Hola</p>' } });
  const { status, body } = await admin.put(`/api/evaluaciones/${randomUUID()}`, {
    ...REGLAS_INICIALES,
    cursoId: curso.id,
    actividadId: lectura.id,
    version: 0,
  });
  expect(status).toBe(400);
  expect(body.error?.fields).toEqual({ actividadId: 'Esa actividad no es una evaluación.' });
});
