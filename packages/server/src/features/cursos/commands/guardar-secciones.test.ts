import { ajustesIniciales } from '@catedra/shared/actividades/inicial.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();

const nueva = (titulo: string) => ({ id: randomUUID(), titulo });
const guardar = (
  cursoId: string,
  leidas: readonly { id: string }[],
  secciones: readonly { id: string; titulo: string }[],
  quien = admin,
) => quien.put(`/api/cursos/${cursoId}/secciones`, { leidas: leidas.map(({ id }) => id), secciones });
const leer = async (cursoId: string) => (await admin.get(`/api/cursos/${cursoId}/contenido`)).body.secciones;

test('las secciones se crean, se renombran, se reordenan y las vacías se quitan', async () => {
  const { id } = await school.curso();
  const [a, b, c] = [nueva('Antes de empezar'), nueva('Riesgos'), nueva('Sobra')];
  await guardar(id, [], [a, b, c]);
  const despues = [{ ...b, titulo: 'Riesgos en el puesto' }, a];
  const respuesta = await guardar(id, [a, b, c], despues);

  expect(respuesta.body.secciones).toEqual(despues);
  expect(await leer(id)).toEqual(despues);
});

test('repetir lo mismo es inofensivo aunque la respuesta se perdiera', async () => {
  const { id } = await school.curso();
  const secciones = [nueva('Una'), nueva('Otra')];

  expect((await guardar(id, [], secciones)).status).toBe(200);
  expect((await guardar(id, [], secciones)).status).toBe(200);
});

test('una sección con actividades no se quita', async () => {
  const { id } = await school.curso();
  const llena = await school.seccion(id);
  await school.actividad(id, { seccion: llena.id });
  const respuesta = await guardar(id, [llena], []);

  expect(respuesta.status).toBe(409);
  expect(respuesta.body.error).toMatchObject({
    code: 'EN_USO',
    message: `No se puede eliminar: la sección «${llena.titulo}» tiene actividades.`,
  });
});

test('la sección de otro curso no se puede tomar', async () => {
  const uno = await school.curso();
  const otro = await school.curso();
  const ajena = await school.seccion(otro.id);
  const respuesta = await guardar(uno.id, [], [{ id: ajena.id, titulo: 'Mía' }]);

  expect(respuesta.status).toBe(400);
  expect(respuesta.body.error?.fields).toHaveProperty('secciones.0.id');
  expect(await leer(otro.id)).toEqual([{ id: ajena.id, titulo: ajena.titulo }]);
});

test('quien guarda sin conocer la sección nueva de otra persona no la borra', async () => {
  const { id } = await school.curso();
  const [a, b, mia] = [nueva('A'), nueva('B'), nueva('Mía')];
  await guardar(id, [], [a]);
  await guardar(id, [a], [a, b]);
  const tarde = await guardar(id, [a], [a, mia]);

  expect(tarde.status).toBe(409);
  expect(tarde.body.error).toMatchObject({ code: 'VERSION_ANTIGUA', actual: { secciones: [a, b] } });
  expect(await leer(id)).toEqual([a, b]);
});

test('una actividad no puede estar en la sección de otro curso', async () => {
  const uno = await school.curso();
  const otro = await school.curso();
  const ajena = await school.seccion(otro.id);
  const respuesta = await admin.put(`/api/actividades/${randomUUID()}`, {
    cursoId: uno.id,
    seccion: ajena.id,
    orden: 0,
    titulo: 'Perdida',
    tipo: 'lectura',
    contenido: { tipo: 'lectura', html: '' },
    ...ajustesIniciales('lectura'),
    duracion: null,
    version: 0,
  });

  expect(respuesta.status).toBe(400);
  expect(respuesta.body.error?.fields).toHaveProperty('seccion');
});

test('sin permiso para editar el curso no se tocan sus secciones', async () => {
  const { id } = await school.curso({ acceso: 'abierto' });
  const estudiante = await school.estudiante();
  const lectora = await school.con('cursos:ver');

  expect((await guardar(id, [], [nueva('X')], estudiante)).status).toBe(403);
  expect((await guardar(id, [], [nueva('X')], lectora)).status).toBe(403);
});
